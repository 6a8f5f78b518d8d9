import { DownOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isActive, linksOf, type NavEntry, type NavItem, type NavMenu } from '../navigation';
import styles from './menu-drawer.module.css';

interface MenuDrawerProps {
  readonly entries: readonly NavEntry[];
  readonly onChosen: () => void;
}

/** The same menu in the left drawer of narrow screens; each section opens and closes for itself. */
export function MenuDrawer({ entries, onChosen }: MenuDrawerProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {entries.map((entry) =>
          entry.kind === 'link' ? (
            <Item key={entry.label} item={entry} pathname={pathname} onChosen={onChosen} />
          ) : (
            <Section key={entry.label} menu={entry} pathname={pathname} onChosen={onChosen} />
          ),
        )}
      </ul>
    </nav>
  );
}

interface SectionProps {
  readonly menu: NavMenu;
  readonly pathname: string;
  readonly onChosen: () => void;
}

function Section({ menu, pathname, onChosen }: SectionProps) {
  const hasActive = linksOf(menu.items).some(({ path }) => isActive(pathname, path));
  const [isOpen, setIsOpen] = useState(hasActive);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={`${styles.entry} ${styles.toggle} ${hasActive ? styles.activeSection : ''}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((open) => !open)}
      >
        {menu.label}
        <DownOutlined className={styles.caret} aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen} className={`${styles.list} ${styles.nested}`}>
        {menu.items.map((item, index) => (
          <Item key={index} item={item} pathname={pathname} onChosen={onChosen} />
        ))}
      </ul>
    </li>
  );
}

interface ItemProps {
  readonly item: NavItem;
  readonly pathname: string;
  readonly onChosen: () => void;
}

function Item({ item, pathname, onChosen }: ItemProps) {
  const id = useId();
  if (item.kind === 'divider') return <li className={styles.divider} aria-hidden="true" />;
  if (item.kind === 'section') {
    return (
      <li>
        <span id={id} className={styles.heading}>
          {item.label}
        </span>
        <ul className={styles.list} aria-labelledby={id}>
          {item.links.map((link) => (
            <Item key={link.path} item={link} pathname={pathname} onChosen={onChosen} />
          ))}
        </ul>
      </li>
    );
  }
  const active = isActive(pathname, item.path);
  return (
    <li>
      <Link
        to={item.path}
        className={`${styles.entry} ${active ? styles.active : ''}`}
        aria-current={active ? (pathname === item.path ? 'page' : 'true') : undefined}
        onClick={onChosen}
      >
        {item.label}
      </Link>
    </li>
  );
}
