import {
  FileAddOutlined,
  FileTextOutlined,
  HeartFilled,
  RightOutlined,
  SearchOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { GENDER_LABELS } from '@sideline/schema/people';
import { Input, Modal, type InputRef } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { diedText } from '../../components/died';
import { alsoRecordedAs } from '../../components/merged-records';
import { formatDateOfBirth } from '../../lib/dates';
import type { FeatureCommand } from '../../lib/feature';
import type { SessionUser } from '../../lib/session';
import { useIsPhone, useMedia } from '../../lib/use-media';
import { FEATURES } from '../features';
import { mayEnter, navigationFor } from '../navigation';
import { closeCommandPalette } from './command-palette-store';
import { useFindPatientsLazyQuery, type FindPatientsQuery } from './command-palette.generated';
import styles from './command-palette.module.css';

interface Command {
  readonly key: string;
  readonly label: string;
  /** Where it belongs, or what else is known of it. */
  readonly hint?: string;
  readonly icon: ReactNode;
  readonly path: string;
  /** Of the page that is open: it goes on as it is. */
  readonly isHere?: boolean;
}

/** What a text found. */
interface Found {
  readonly text: string;
  readonly matches: FindPatientsQuery['findPatients'];
}

const PATIENTS_SHOWN = 6;
const SEARCH_FROM = 2;
const SEARCH_AFTER_MS = 200;

const NUMBERS = FEATURES.flatMap(({ numbers = [] }) => numbers);
const COMMANDS = FEATURES.flatMap(({ commands = [] }) => commands).sort((a, b) => a.rank - b.rank);
/** The pages of the menu come before the commands from this rank on. */
const PAGES_RANK = 100;

const ICONS: Readonly<Record<FeatureCommand['icon'], ReactNode>> = {
  create: <FileAddOutlined />,
  person: <UserOutlined />,
  arrest: <HeartFilled />,
  page: <RightOutlined />,
};

/** A feature's command, as it is from the page that is open. */
function asCommand({ key, label, hint, icon, path }: FeatureCommand, pathname: string): Command {
  const to = typeof path === 'string' ? { path } : path(pathname);
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
function pageCommands(user: SessionUser): readonly Command[] {
  const icon = <RightOutlined />;
  return navigationFor(user.role).flatMap((entry): Command[] => {
    if (entry.kind === 'link') return [{ key: entry.path, label: entry.label, icon, path: entry.path }];
    return entry.items.flatMap((item): Command[] => {
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

/** Ctrl-K: go to any page of one's role, start a record, open one by its number, find a patient. */
export default function CommandPalette({ user }: { readonly user: SessionUser }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { pathname } = location;
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // Never a late copy: Enter opens what the list shows for exactly what was typed.
  const typed = text.trim();
  const isClinician = mayEnter(user.role, 'clinicians');
  const searched = useSettled(text.trim());
  const [find] = useFindPatientsLazyQuery({ fetchPolicy: 'no-cache' });
  // With the text that they answer: patients of another text are nobody's, however short the time between.
  const [found, setFound] = useState<Found | null>(null);
  const input = useRef<InputRef>(null);
  const isPhone = useIsPhone();
  const isTouched = useMedia('(pointer: coarse)');

  useEffect(() => {
    if (!isClinician || searched.length < SEARCH_FROM) return;
    let isCurrent = true;
    const accept = (matches: Found['matches']) => {
      if (isCurrent) setFound({ text: searched, matches });
    };
    find({ variables: { text: searched, first: PATIENTS_SHOWN } }).then(
      ({ data }) => accept(data?.findPatients ?? []),
      // A failure leaves the pages to choose from; the next letter asks again.
      () => accept([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [find, isClinician, searched]);

  const commands = useMemo(() => {
    const all: Command[] = [];
    for (const { pattern, roles, pathOf } of NUMBERS) {
      if (!mayEnter(user.role, roles) || !pattern.test(typed)) continue;
      const number = typed.toUpperCase();
      all.push({
        key: number,
        label: `Open ${number}`,
        icon: <FileTextOutlined />,
        path: pathOf(number),
      });
    }
    const offered = COMMANDS.filter(({ roles }) => mayEnter(user.role, roles));
    const ofFeatures = (commands: readonly FeatureCommand[]) =>
      commands.map((command) => asCommand(command, pathname));
    all.push(...ofFeatures(offered.filter(({ rank }) => rank < PAGES_RANK)));
    all.push(...pageCommands(user));
    all.push(...ofFeatures(offered.filter(({ rank }) => rank >= PAGES_RANK)));
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    return all.filter((command) => {
      const haystack = `${command.label} ${command.hint ?? ''}`.toLowerCase();
      return command.key === typed.toUpperCase() || words.every((word) => haystack.includes(word));
    });
  }, [typed, user, pathname]);

  const isSearch = isClinician && typed.length >= SEARCH_FROM;
  const matches = isSearch && found?.text === typed ? found.matches : null;
  const patients: readonly Command[] = (matches ?? []).map((match) => ({
    key: match.patient_id,
    label: match.name,
    hint: [
      diedText(match),
      match.is_similar && 'Similar name',
      formatDateOfBirth(match.dob),
      match.gender && GENDER_LABELS[match.gender],
      alsoRecordedAs(match, match.also_recorded_as),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: <UserOutlined />,
    path: `/patients/${match.patient_id}`,
  }));
  const options = [...commands, ...patients];
  const current = Math.min(at, Math.max(0, options.length - 1));

  const open = (command: Command | undefined) => {
    if (!command) return;
    closeCommandPalette();
    void navigate(command.path, command.isHere ? { state: location.state, preventScrollReset: true } : {});
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (current + step + options.length) % options.length;
      setAt(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(options[current]);
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
      title={<span className="sl-hidden">Search and go to</span>}
      classNames={{ header: 'sl-hidden', body: styles.body ?? '' }}
    >
      <Input
        ref={input}
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        placeholder={
          !isClinician
            ? 'Go to a page'
            : isPhone
              ? 'Page, patient or record'
              : 'Go to a page, find a patient, open a record'
        }
        aria-label="Search and go to"
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
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {options.map((command, index) => (
          <div
            key={command.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            className={`${styles.option} ${index === current ? styles.current : ''}`}
            onPointerMove={() => setAt(index)}
            tabIndex={-1}
            onClick={() => open(command)}
            onKeyDown={onKeyDown}
          >
            <span aria-hidden="true" className={styles.icon}>
              {command.icon}
            </span>
            <span className={styles.words}>
              <span className={styles.label}>{command.label}</span>
              {command.hint && <span className={styles.hint}>{command.hint}</span>}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.foot} role="status">
        {isSearch && matches === null
          ? 'Looking for patients…'
          : options.length === 0
            ? `Nothing matches “${typed}”.`
            : !isTouched && '↑ ↓ to choose, Enter to open, Esc to close'}
      </p>
    </Modal>
  );
}
