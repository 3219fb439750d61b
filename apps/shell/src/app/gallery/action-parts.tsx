import { Link } from '@tractor-haat/platform';
import {
  Badge,
  Button,
  ButtonLink,
  ChipRow,
  FilterChip,
  IconButton,
  IconLink,
  Tag,
} from '@tractor-haat/ui';
import { CheckIcon, CloseIcon, MenuIcon, SearchIcon, WhatsAppIcon } from '@tractor-haat/ui/icons';
import styles from './action-parts.module.css';
import { InRow, Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Buttons, links and tags. */
export function ActionParts() {
  const word = useWords();
  return (
    <Parts title={word('actions')}>
      <Part name="Button: action, line, quiet, text">
        <InRow>
          <Button variant="action">{word('get_price')}</Button>
          <Button>{word('compare')}</Button>
          <Button variant="quiet">{word('details')}</Button>
          <Button variant="text">{word('skip')}</Button>
        </InRow>
      </Part>
      <Part name="Button: small, busy, disabled, icon, wide">
        <InRow>
          <Button size="small">{word('compare')}</Button>
          <Button busy>{word('sending')}</Button>
          <Button disabled>{word('off')}</Button>
          <Button icon={<WhatsAppIcon />}>{word('get_price')}</Button>
        </InRow>
        <Button variant="action" wide>
          {word('get_price')}
        </Button>
      </Part>
      <Part name="Button, ButtonLink: deep">
        <div className={styles.deep}>
          <Button variant="deep">{word('subscribe')}</Button>
          <ButtonLink variant="deep" size="small" to="/" as={Link}>
            {word('home')}
          </ButtonLink>
        </div>
      </Part>
      <Part name="ButtonLink, link">
        <InRow>
          <ButtonLink to="/" as={Link}>
            {word('home')}
          </ButtonLink>
        </InRow>
        <p>
          <Link to="/">{word('details')}</Link>
        </p>
      </Part>
      <Part name="IconButton, IconLink">
        <InRow>
          <IconButton label={word('close')} icon={<CloseIcon />} />
          <IconButton label={word('details')} icon={<MenuIcon />} />
          <IconLink label={word('search')} icon={<SearchIcon />} to="/" as={Link} />
        </InRow>
      </Part>
      <Part name="ChipRow, FilterChip">
        <ChipRow>
          <FilterChip to="#chips">{word('hp_chip')}</FilterChip>
          <FilterChip to="#chips" removeLabel={word('remove_brand')}>
            {word('brand_chip')}
          </FilterChip>
        </ChipRow>
      </Part>
      <Part name="Tag: raised, plain, chosen, note">
        <InRow>
          <Tag>{word('popular')}</Tag>
          <Tag look="plain">{word('mini')}</Tag>
          <Tag look="chosen" icon={<CheckIcon />}>
            {word('verified')}
          </Tag>
          <Tag look="note">{word('note_tag')}</Tag>
        </InRow>
      </Part>
      <Part name="Badge">
        <InRow>
          <span>
            {word('compare')} <Badge count={3} label={word('to_compare')} />
          </span>
          <Badge count={120} label={word('to_compare')} />
        </InRow>
      </Part>
    </Parts>
  );
}
