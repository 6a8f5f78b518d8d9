import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isActive, type NavItem } from '../navigation';

/** The class names for the parts of a menu. */
export interface MenuStyles {
  readonly list: string;
  readonly entry: string;
  readonly active: string;
  readonly heading: string;
  readonly divider: string;
}

interface MenuItemProps {
  readonly item: NavItem;
  readonly pathname: string;
  readonly names: MenuStyles;
  readonly onChosen: () => void;
}

/** Marks a link that leads to this page, or to a page above it. */
export const currentOf = (pathname: string, path: string): 'page' | 'true' | undefined => {
  if (!isActive(pathname, path)) return undefined;
  return pathname === path ? 'page' : 'true';
};

/** A link of the menu, a group of links under a heading, or the line between two groups: in the bar and in the drawer. */
export function MenuItem({ item, pathname, names, onChosen }: MenuItemProps) {
  const id = useId();
  if (item.kind === 'divider') return <li className={names.divider} aria-hidden="true" />;
  if (item.kind === 'section') {
    return (
      <li>
        <span id={id} className={names.heading}>
          {item.label}
        </span>
        <ul className={names.list} aria-labelledby={id}>
          {item.links.map((link) => (
            <MenuItem key={link.path} item={link} pathname={pathname} names={names} onChosen={onChosen} />
          ))}
        </ul>
      </li>
    );
  }
  const current = currentOf(pathname, item.path);
  return (
    <li>
      <Link
        to={item.path}
        className={`${names.entry} ${current ? names.active : ''}`}
        aria-current={current}
        onClick={onChosen}
      >
        {item.label}
      </Link>
    </li>
  );
}
