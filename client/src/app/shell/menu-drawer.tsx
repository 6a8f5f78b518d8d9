import { DownOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrameWords } from '../../lib/words/frame-words';
import { isActive, linksOf, type NavEntry, type NavMenu } from '../navigation';
import styles from './menu-drawer.module.css';
import { MenuItem, type MenuStyles } from './menu-item';

const DRAWER: MenuStyles = {
  list: styles.list ?? '',
  entry: styles.entry ?? '',
  active: styles.active ?? '',
  heading: styles.heading ?? '',
  divider: styles.divider ?? '',
};

interface MenuDrawerProps {
  readonly entries: readonly NavEntry[];
  readonly onChosen: () => void;
}

/** The same menu in the left drawer of narrow screens. Each section opens and closes separately. */
export function MenuDrawer({ entries, onChosen }: MenuDrawerProps) {
  const { pathname } = useLocation();
  const { say } = useFrameWords();
  return (
    <nav aria-label={say('frame.main')}>
      <ul className={styles.list}>
        {entries.map((entry) =>
          entry.kind === 'link' ? (
            <MenuItem
              key={entry.label}
              item={entry.word === undefined ? entry : { ...entry, label: say(entry.word) }}
              pathname={pathname}
              names={DRAWER}
              onChosen={onChosen}
            />
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
          <MenuItem key={index} item={item} pathname={pathname} names={DRAWER} onChosen={onChosen} />
        ))}
      </ul>
    </li>
  );
}
