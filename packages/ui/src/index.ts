export { brand } from './brand.ts';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export { type ButtonLook, type ButtonVariant, buttonClass } from './button/button-look.ts';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './button/icon-button.tsx';
export { CardGrid, type CardGridProps } from './card/card-grid.tsx';
export { MachineCard, type MachineCardProps } from './card/machine-card.tsx';
export { ChipRow, FilterChip, type FilterChipProps } from './chip/filter-chip.tsx';
export { classNames } from './class-names.ts';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { Steps, type StepsProps } from './feedback/steps.tsx';
export { Checkbox, type CheckboxProps } from './field/checkbox.tsx';
export { Field, type FieldControl, type FieldProps } from './field/field.tsx';
export { FieldError, type FieldErrorProps } from './field/field-error.tsx';
export { FieldRow } from './field/field-row.tsx';
export { NativeSelect, type NativeSelectProps } from './field/native-select.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextInput, type TextInputProps } from './field/text-input.tsx';
export { Band, type BandProps, Wrap } from './layout/band.tsx';
export { Rail, type RailProps } from './layout/rail.tsx';
export { ScriptLabel, systemFont } from './layout/script-label.tsx';
export { SectionHead, type SectionHeadProps } from './layout/section-head.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { type LinkComponent, type LinkProps, PlainLink } from './link.tsx';
export { Logo, LogoMark } from './logo.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Picture, type PictureFormat, type PictureProps } from './picture/picture.tsx';
export { MaskedPrice, type MaskedPriceProps } from './price/masked-price.tsx';
export { MissingPrice } from './price/missing-price.tsx';
export { Price, type PriceProps, type PriceSize } from './price/price.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
