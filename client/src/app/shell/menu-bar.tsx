import { DownOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFrameWords } from '../../lib/words/frame-words';
import { isActive, linksOf, type NavEntry, type NavMenu, type NavTopLink } from '../navigation';
import styles from './menu-bar.module.css';
import { currentOf, MenuItem, type MenuStyles } from './menu-item';
import panel from './panel.module.css';
import { useDisclosure } from './use-disclosure';

const PANEL: MenuStyles = {
  list: styles.items ?? '',
  entry: styles.item ?? '',
  active: styles.itemActive ?? '',
  heading: styles.heading ?? '',
  divider: styles.divider ?? '',
};

/**
 * The menu in the bar: links, and drop-downs that disclose lists of links. Each link is a real link for keyboard and
 * mouse.
 */
export function MenuBar({ entries }: { readonly entries: readonly NavEntry[] }) {
  const { pathname } = useLocation();
  const { say } = useFrameWords();
  return (
    <nav aria-label={say('frame.main')} data-tour="menu" className={styles.nav}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.kind === 'link' ? (
              <TopLink link={entry} pathname={pathname} />
            ) : (
              <DropDown key={pathname} menu={entry} pathname={pathname} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopLink({ link, pathname }: { readonly link: NavTopLink; readonly pathname: string }) {
  const { say } = useFrameWords();
  const current = currentOf(pathname, link.path);
  return (
    <Link to={link.path} className={`${styles.top} ${current ? styles.active : ''}`} aria-current={current}>
      {link.word === undefined ? link.label : say(link.word)}
    </Link>
  );
}

/** Mounted again for each path, so that navigating closes it. */
function DropDown({ menu, pathname }: { readonly menu: NavMenu; readonly pathname: string }) {
  const { isOpen, setIsOpen, root, button } = useDisclosure();
  const id = useId();
  const hasActive = linksOf(menu.items).some(({ path }) => isActive(pathname, path));

  /** The arrow keys move through the list, as people expect in a menu. */
  const walk = (event: React.KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!isOpen) {
      setIsOpen(true);
      return;
    }
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((candidate) => candidate === document.activeElement);
    links.at((at + step + links.length) % links.length)?.focus();
  };

  return (
    <div ref={root} className={styles.dropDown} onKeyDown={walk} role="presentation">
      <button
        ref={button}
        type="button"
        className={`${styles.top} ${hasActive ? styles.active : ''}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((open) => !open)}
      >
        {menu.label}
        <DownOutlined className={styles.caret} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen} className={`${panel.panel} ${styles.panel}`}>
        <ul className={styles.items}>
          {menu.items.map((item, index) => (
            <MenuItem
              key={index}
              item={item}
              pathname={pathname}
              names={PANEL}
              onChosen={() => setIsOpen(false)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
