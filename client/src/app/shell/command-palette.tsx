import {
  FileAddOutlined,
  FileTextOutlined,
  HeartFilled,
  QuestionCircleOutlined,
  RightOutlined,
  SearchOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, Input, Modal, type InputRef } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useCreatePrf } from '../../components/create-prf/use-create-prf';
import type { FeatureCommand } from '../../lib/feature';
import type { SessionUser } from '../../lib/session';
import { useIsPhone, useMedia } from '../../lib/use-media';
import { FEATURES } from '../features';
import { useFrameWords, type FrameWords } from '../../lib/words/frame-words';
import { mayEnter, navigationFor } from '../navigation';
import { closeCommandPalette } from './command-palette-store';
import { useFindEverythingLazyQuery } from './command-palette.generated';
import styles from './command-palette.module.css';
import { dayNamed } from './palette-date';
import { groupsOf, type PaletteGroup, type PaletteOption, type SecondAct } from './palette-found';
import { openShortcuts } from './shortcut-store';
import { CTRL } from './shortcuts';

/** The results for a text. */
interface Found {
  readonly text: string;
  readonly groups: readonly PaletteGroup[];
}

/** The most that each group shows. */
const FOUND_SHOWN = 6;
const SEARCH_FROM = 2;
const SEARCH_AFTER_MS = 200;

const NUMBERS = FEATURES.flatMap(({ numbers = [] }) => numbers);
const COMMANDS = FEATURES.flatMap(({ commands = [] }) => commands).sort((a, b) => a.rank - b.rank);
/** Pages of the menu come before commands with this rank or higher. */
const PAGES_RANK = 100;

const ICONS: Readonly<Record<FeatureCommand['icon'], ReactNode>> = {
  create: <FileAddOutlined />,
  person: <UserOutlined />,
  arrest: <HeartFilled />,
  page: <RightOutlined />,
};

/** A feature's command, as it applies to the open page. */
function asCommand(command: FeatureCommand, pathname: string, say: FrameWords['say']): PaletteOption {
  const { key, word, hint, icon, path } = command;
  const to = typeof path === 'string' ? { path } : path(pathname);
  const label = word === undefined ? command.label : say(word);
  return { key, label, ...(hint !== undefined && { hint }), icon: ICONS[icon], ...to };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Every page of the user's menu, as commands. */
function pageCommands(user: SessionUser, say: FrameWords['say']): readonly PaletteOption[] {
  const icon = <RightOutlined />;
  return navigationFor(user.role).flatMap((entry): PaletteOption[] => {
    if (entry.kind === 'link') {
      const label = entry.word === undefined ? entry.label : say(entry.word);
      return [{ key: entry.path, label, icon, path: entry.path }];
    }
    return entry.items.flatMap((item): PaletteOption[] => {
      if (item.kind === 'divider') return [];
      const links = item.kind === 'section' ? item.links : [item];
      return links.map((link) => ({
        key: link.path,
        label: link.label,
        hint: entry.label,
        icon,
        path: link.path,
      }));
    });
  });
}

const shortcutSheet = (say: FrameWords['say']): PaletteOption => ({
  key: 'shortcuts',
  label: say('frame.shortcuts'),
  hint: say('frame.shortcutsAll'),
  icon: <QuestionCircleOutlined />,
  path: '',
  run: openShortcuts,
});

/**
 * Ctrl-K: go to any page of the user's role, start a record, or open one by its number. Finds patients, records, events,
 * people and stock.
 */
export default function CommandPalette({ user }: { readonly user: SessionUser }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { pathname } = location;
  const { lang, say } = useFrameWords();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  // Never shows a late result: Enter opens what the list shows for exactly the typed text.
  const typed = text.trim();
  const isClinician = mayEnter(user.role, 'clinicians');
  const isAdmin = mayEnter(user.role, 'admins');
  const searched = useSettled(text.trim());
  const [find] = useFindEverythingLazyQuery({ fetchPolicy: 'no-cache' });
  // Kept with the text that they belong to, so that results for another text are never shown.
  const [found, setFound] = useState<Found | null>(null);
  // A search whose request was lost, so its result is unknown.
  const [lost, setLost] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const input = useRef<InputRef>(null);
  const isPhone = useIsPhone();
  const isTouched = useMedia('(pointer: coarse)');
  const { create } = useCreatePrf();

  useEffect(() => {
    if (!isClinician || searched.length < SEARCH_FROM) return;
    let isCurrent = true;
    const accept = (groups: Found['groups']) => {
      if (!isCurrent) return;
      setLost(null);
      setFound({ text: searched, groups });
    };
    const lose = () => {
      if (isCurrent) setLost(searched);
    };
    const day = dayNamed(searched);
    const filter = day ?? { text: searched };
    find({
      variables: {
        text: searched,
        first: FOUND_SHOWN,
        isDay: day !== null,
        isAdmin: isAdmin && day === null,
        prfs: filter,
        events: filter,
      },
    }).then(
      ({ data }) => (data ? accept(groupsOf(data)) : lose()),
      // If the search fails, the pages can still be chosen. The next letter or the button tries again.
      lose,
    );
    return () => {
      isCurrent = false;
    };
  }, [find, isAdmin, isClinician, searched, attempt]);

  const own = useMemo((): readonly PaletteGroup[] => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const matching = (options: readonly PaletteOption[]) =>
      options.filter(({ label, hint = '' }) => {
        const haystack = `${label} ${hint}`.toLowerCase();
        return words.every((word) => haystack.includes(word));
      });
    const numbers: PaletteOption[] = [];
    for (const { pattern, roles, pathOf } of NUMBERS) {
      if (!mayEnter(user.role, roles) || !pattern.test(typed)) continue;
      const number = typed.toUpperCase();
      numbers.push({
        key: number,
        label: `Open ${number}`,
        icon: <FileTextOutlined />,
        path: pathOf(number),
      });
    }
    const offered = COMMANDS.filter(({ roles }) => mayEnter(user.role, roles));
    const ofFeatures = (commands: readonly FeatureCommand[]) =>
      commands.map((command) => asCommand(command, pathname, say));
    const commands = ofFeatures(offered.filter(({ rank }) => rank < PAGES_RANK));
    const pages = [
      ...pageCommands(user, say),
      ...ofFeatures(offered.filter(({ rank }) => rank >= PAGES_RANK)),
      shortcutSheet(say),
    ];
    return [
      { label: say('frame.paletteCommands'), options: [...numbers, ...matching(commands)] },
      { label: say('frame.palettePages'), options: matching(pages) },
    ];
  }, [typed, user, pathname, say]);

  const isSearch = isClinician && typed.length >= SEARCH_FROM;
  const matches = isSearch && found?.text === typed ? found.groups : null;
  const isLost = isSearch && lost === typed;
  const groups = [...own, ...(matches ?? [])].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const current = Math.min(at, Math.max(0, options.length - 1));
  const second = options[current]?.second;

  const open = (option: PaletteOption | undefined) => {
    if (!option) return;
    closeCommandPalette();
    if (option.run) option.run();
    else void navigate(option.path, option.isHere ? { state: location.state, preventScrollReset: true } : {});
  };
  const act = ({ to }: SecondAct) => {
    closeCommandPalette();
    if (typeof to === 'string') void navigate(to);
    else void create(to);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (current + step + options.length) % options.length;
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!event.ctrlKey && !event.metaKey) open(options[current]);
      else if (second) act(second);
    }
  };

  return (
    <Modal
      open
      onCancel={closeCommandPalette}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      footer={null}
      closable={false}
      width={600}
      style={{ top: 88 }}
      title={
        <span lang={lang} className="sl-hidden">
          {say('frame.search')}
        </span>
      }
      classNames={{ header: 'sl-hidden', body: styles.body ?? '' }}
    >
      <Input
        ref={input}
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        placeholder={
          !isClinician
            ? say('frame.palettePlaceholder')
            : isPhone
              ? 'Page, patient or record'
              : 'Page, patient, record, event, item: a name, number or date'
        }
        aria-label={say('frame.search')}
        lang={lang}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${id}-${current}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={say('frame.paletteResults')}
        lang={lang}
        className={styles.list}
      >
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div className={styles.group} aria-hidden="true">
              {group.label}
            </div>
            {group.options.map((option) => {
              const index = options.indexOf(option);
              return (
                <div
                  key={option.key}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  className={`${styles.option} ${index === current ? styles.current : ''}`}
                  onPointerMove={() => setAt(index)}
                  tabIndex={-1}
                  onClick={() => open(option)}
                  onKeyDown={onKeyDown}
                >
                  <span aria-hidden="true" className={styles.icon}>
                    {option.icon}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.label}>{option.label}</span>
                    {option.hint && <span className={styles.hint}>{option.hint}</span>}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <p role="status" lang={lang}>
          {isLost
            ? 'The search did not reach the server. Pages are still listed.'
            : isSearch && matches === null
              ? 'Looking …'
              : options.length === 0
                ? say('frame.paletteNothing', { text: typed })
                : !isTouched && say('frame.paletteKeys')}
        </p>
        {isLost ? (
          <Button
            size="small"
            onClick={() => {
              setLost(null);
              setAttempt((count) => count + 1);
              input.current?.focus();
            }}
          >
            Try again
          </Button>
        ) : null}
        {second ? (
          <Button size="small" onClick={() => act(second)}>
            {second.label}
            {isTouched ? null : <kbd className={styles.hint}>{`${CTRL} Enter`}</kbd>}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
