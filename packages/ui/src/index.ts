export { Accordion, AccordionItem, type AccordionItemProps } from './accordion/accordion.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Box, type BoxProps } from './box/box.tsx';
export { brand } from './brand.ts';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export {
  type ButtonAppearance,
  type ButtonVariant,
  buttonClass,
} from './button/button-appearance.ts';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './button/icon-button.tsx';
export { PopupLink, type PopupLinkProps } from './button/popup-link.tsx';
export { CardGrid, type CardGridProps } from './card/card-grid.tsx';
export { MachineCard, type MachineCardProps } from './card/machine-card.tsx';
export { ChipNav, type ChipNavItem, type ChipNavProps } from './chip/chip-nav.tsx';
export { ChipRow, FilterChip, type FilterChipProps } from './chip/filter-chip.tsx';
export type { Choice, ChoiceGroupProps } from './choice/choice.ts';
export { RadioGroup, type RadioGroupProps } from './choice/radio-group.tsx';
export { Segmented, type SegmentedProps } from './choice/segmented.tsx';
export { classNames } from './class-names.ts';
export { currentPosition } from './current-position.ts';
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
export { isChanged } from './field/is-changed.ts';
export { isComposing } from './field/is-composing.ts';
export { NativeSelect, type NativeSelectProps } from './field/native-select.tsx';
export { repeatTyped } from './field/repeat-typed.ts';
export { submitForm } from './field/submit-form.ts';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextInput, type TextInputProps } from './field/text-input.tsx';
export { focusFirstError } from './focus/focus-first-error.ts';
export { useAfterCommit } from './focus/use-after-commit.ts';
export { Gallery, type GalleryPicture, type GalleryProps } from './gallery/gallery.tsx';
export { InlineForm, type InlineFormProps } from './inline-form/inline-form.tsx';
export { Band, type BandProps, Wrap } from './layout/band.tsx';
export { Rail, type RailProps } from './layout/rail.tsx';
export { ScriptLabel, systemFont } from './layout/script-label.tsx';
export { SectionHead, type SectionHeadProps } from './layout/section-head.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { useHydrated } from './live/use-hydrated.ts';
export { Logo, LogoMark } from './logo.tsx';
export { Marked } from './marked/marked.tsx';
export { OtpInput, type OtpInputProps } from './otp/otp-input.tsx';
export { useCountdown } from './otp/use-countdown.ts';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Picture, type PictureFormat, type PictureProps } from './picture/picture.tsx';
export { type LinkComponent, type LinkProps, PlainLink } from './plain-link.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { MaskedPrice, type MaskedPriceProps } from './price/masked-price.tsx';
export { MissingPrice } from './price/missing-price.tsx';
export { Price, type PriceProps, type PriceSize } from './price/price.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { ProperNames, type ProperNamesProps } from './proper-names/proper-names.tsx';
export { RangeField, type RangeFieldProps } from './range/range-field.tsx';
export { Rating, type RatingProps } from './rating/rating.tsx';
export { RatingHistogram, type RatingHistogramProps } from './rating/rating-histogram.tsx';
export { StarInput, type StarInputProps } from './rating/star-input.tsx';
export type { SelectOption } from './search-select/match-options.ts';
export { SearchSelect } from './search-select/search-select.tsx';
export type {
  SearchSelectProps,
  SearchSelectTexts,
} from './search-select/search-select-props.ts';
export { Slider, type SliderProps } from './slider/slider.tsx';
export type { SliderTexts } from './slider/slider-buttons.tsx';
export { type SpecItem, SpecList } from './spec-list/spec-list.tsx';
export { Table, type TableColumn, type TableProps, type TableRow } from './table/table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export { Toast, type ToastMessage, type ToastProps } from './toast/toast.tsx';
export { markRoot } from './top-layer/mark-root.ts';
