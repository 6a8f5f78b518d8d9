import { readdirSync, readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** A module that this many pages and dialogs share comes with whichever of them is opened first. */
const WIDELY_SHARED = 9;
const SHARED = 3;

const SHARED_BY_ALL = /(client|schema)\/src\/|node_modules\//;
/** What the frame and the dashboard are made of, by the folders of antd and of the packages below it; and the pages' icons. */
const FRAME =
  /node_modules\/(@rc-component\/(overflow|segmented|tooltip)|antd\/es\/(_util|card|flex|grid|segmented|style|tooltip))\//;
/** Dialogs, drawers and notices, which appear over a page: no screen opens with one. */
const DIALOGS =
  /node_modules\/(@rc-component\/(dialog|drawer|notification)|antd\/es\/(app|drawer|message|modal|notification))\//;
/** Each icon is a drawing of its own, which nothing compresses: a file has those that its pages name. */
const ICON = /node_modules\/@ant-design\/icons(?:-svg)?\/.*\/(\w+)\.js$/;
const iconsOf = (...folders: readonly string[]): ((id: string) => boolean) => {
  const named = new Set(
    folders.flatMap((folder) => {
      const path = new URL(`./src/${folder}/`, import.meta.url);
      return readdirSync(path)
        .filter((name) => name.endsWith('.tsx'))
        .flatMap((name) => [
          ...readFileSync(new URL(name, path), 'utf8').matchAll(/\b\w+(?:Outlined|Filled)\b/g),
        ])
        .map(([icon]) => icon);
    }),
  );
  return (id) => named.has(ICON.exec(id)?.[1] ?? '');
};
/** Of the reports' pages beside the dashboard. */
const OF_PAPERS = /File(Excel|Pdf|Zip)Outlined/;
const isNamedByFrame = iconsOf('app/shell', 'components/ui', 'components/unsigned', 'features/reports');
const isFrameIcon = (id: string): boolean => isNamedByFrame(id) && !OF_PAPERS.test(id);
const isCalendarIcon = iconsOf('features/shifts');
const isRecordIcon = iconsOf(
  ...['fields', 'frame', 'panel', 'questions', 'sections'].map((part) => `features/prf/${part}`),
);

/** What most pages add to it. Tables, date pickers and the rest come with the pages that have them. */
const MENUS = /node_modules\/(@rc-component\/(dropdown|menu)|antd\/es\/(dropdown|menu|spin))\//;
const TABS = /node_modules\/(@rc-component|antd\/es)\/tabs\//;
const CHOOSING =
  /node_modules\/(@rc-component\/(checkbox|select|virtual-list)|antd\/es\/(checkbox|empty|select))\//;
/** Of our own, what the frame and the dashboard are made of. What imports the validator is not of it. */
const FRAME_OWN =
  /client\/src\/features\/prf\/drafts\/drafts-here\.|client\/src\/lib\/(signed-here|menu-container|apollo|apollo-hooks|dates|deceased|errors|formats|notices|parsed-operation|practising|restricted|use-background-refresh|use-media|use-now|when-quiet|device\/[\w-]+|words\/(?!shared\/\w+\/(?:factor|portal|said)\b).+)\.|client\/src\/components\/(ui\/(danger-notice|empty|entity-form|failure|keep-here|page|reason-dialog|skeletons|status-tag)|pickers\/(pickers\.generated|reference-lists)|records\/(died|prf-status-tag)|table\/row-keys)\.|schema\/src\/(compare|lock-errors|local-day|people|positions|remembered|wall-clock|provider\/formats|shifts\/(transitions|vocabulary)|prf\/(record\/states|rules\/alerts))\.|node_modules\/uuid\/dist\/esm-browser\/(v7|rng|stringify|validate|regex|native)\./;
/** What a draft is kept and read by, with the catalogue: the dashboard loads it where something was not sent. */
const DRAFTS = /client\/src\/(features\/prf\/drafts|lib\/pictures)\/|schema\/src\/prf\/record\/pictures\./;
/** Of a patient's details: it brings the drafts and the validator with it. */
const OF_PATIENTS = /client\/src\/components\/pickers\/birth-date|schema\/src\/validation\/patient/;
/** Of lists and of stock: nothing that the dashboard or a record waits for. */
const LISTS =
  /client\/src\/components\/((table|list|exports)\b|ui\/(name-dialog|drawer-form|text-field|use-form-problems|use-saving)\.)|client\/src\/lib\/stock-words\.|schema\/src\/(exports|lists|list-layout)\./;
/** Of lists, what the dashboard is arranged by too: alone, or the whole table would come with it. */
const LAYOUTS =
  /client\/src\/components\/table\/(use-list-layout|list-layouts\.generated)\.|schema\/src\/list-layout\./;
/** Of the calendar too, which has neither a list's table nor what is chosen in forms. */
const FILTERS = /client\/src\/components\/ui\/(filter-bar|url-filters)\./;
/** Only where a code is shown: two-factor set-up, a handover, a kiosk. */
const CODES = /node_modules\/(@rc-component\/qrcode|antd\/es\/qr-code)\//;
const STOCK =
  /(schema\/src|client\/src\/features)\/inventory\/|schema\/src\/validation\/(stock|controlled-drugs)\.|client\/src\/components\/(scan|record-stock)\//;
/** Of stock, what a record asks for: a code is read, and the item and lot are written down. */
const SCANNING =
  /client\/src\/components\/(scan|record-stock)\/|schema\/src\/inventory\/(gs1|gtin|scan-codes|fefo)\./;
/** What a section's fields ask for, without the patient's form: names that are offered, the event's choices, a clash. */
const OF_FIELDS =
  /client\/src\/components\/(pickers\/(offered-text|use-offered-names|zone-picker|cheer-squad-picker|event-picker|event-groups|use-debounced|use-cheer-teams)\.|ui\/(choice|choice-match|day-input)\.)|client\/src\/lib\/(recent-choices|typed-day)\.|schema\/src\/(provider\/lists|wall-time)\.|antd\/es\/auto-complete\//;
/** What asks about a record: nothing that is entered waits for it. */
const QUESTIONS =
  /schema\/src\/prf\/(questions\/(answers|arrest|capacity|complaint-words|dosing|drugs|infection|labels|outcome|oxygen|parts|role|signs|table|times)|rules\/(allergy-matches|completeness|dose-amounts|dose-checks|anticoagulants|own-medicines|substance|role-circumstances|time-checks|warning-signs))\.|\/prf\/questions\/(answer-form|answers-given|record-questions)\./;
/** What comes in idle time of what every section has: the arrest, the timeline, the choice between two answers. */
const IN_IDLE_TIME =
  /\/prf\/(arrest\/(?!arrest-(button|on-its-way))|panel\/(drugs-given|later-cards|record-timeline)|timeline\/|fields\/(entries-control|entry-card|entry-editor|entry-order)|sections\/(one-tap-acts|conflict-choices)|frame\/(break-glass|discard-unsent|locked-values|unsent-values))|schema\/src\/prf\/(record\/(read-back|timeline|timeline-words)|rules\/one-tap-acts)\.|client\/src\/components\/conflict\//;
/** It brings the catalogue's limits, and they the catalogue. */
const CLINICAL = /schema\/src\/clinical\//;
const PRF_OWN = /client\/src\/features\/prf\/|schema\/src\/prf\//;
/** Of a record, what one section, dialog or page has that is not the frame, nor in every section. */
const LATE_IN_PRF =
  /\/prf\/(amending|arrest|handover|history|interventions|list|observations|patient|pictures|practice|read|review|timeline)\/|\/(strokes-pad|no-answer-choices|field-help-words|check-escalation|entries-control|entry-(card|editor|order))\./;
/** What is entered of a person: on the record, the patient's page and at the kiosk. */
const OF_PERSONS =
  /client\/src\/components\/(pickers|like-patients|conflict|patient-answers)\/|client\/src\/lib\/(made-earlier|recent-choices)\.|schema\/src\/provider\/lists\./;

/**
 * What is asked for as one file. Left to itself the bundler makes a file of each set of modules that the same pages share:
 * 89 requests for the dashboard and 146 for a PRF, six at a time, over a signal that answers each after a third of a second.
 * The groups take from each other in this order. What /login needs is in the first two, and client/test/login-size.test.ts
 * holds them to their limit.
 */
const GROUPS: readonly Group[] = [
  {
    name: 'first',
    // What the page itself imports; the explorer's page shares nothing of this but React.
    tags: ['$initial'],
    test: /client\/src\/(app|lib|components|fonts|features\/users)\/|\.feature\.ts$|schema\/src\/|node_modules\/(@lingui|react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  {
    name: 'base',
    test: /antd-part\/|node_modules\/(@rc-component\/(form|input|util|motion|trigger|portal|resize-observer)|antd\/(es|lib)\/(config-provider|theme|style|_util|locale|form|input|button|alert|space|version)|@ant-design\/(cssinjs|cssinjs-utils|colors|fast-color)|stylis|clsx|is-mobile|@emotion|dayjs|react-is|@babel\/runtime)\/|client\/src\/components\/ui\/(controls|antd-theme)\./,
    minShareCount: 2,
  },
  {
    name: 'data',
    test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry|graphql-tag|tslib)\//,
    minShareCount: SHARED,
  },
  { name: 'frame', test: (id) => FRAME.test(id) || isFrameIcon(id), minShareCount: SHARED },
  { name: 'icons', test: isCalendarIcon, minShareCount: SHARED },
  { name: 'prf-icons', test: isRecordIcon, minShareCount: 2 },
  { name: 'more-icons', test: ICON, minShareCount: SHARED },
  { name: 'own', test: FRAME_OWN, minShareCount: SHARED },
  { name: 'layouts', test: LAYOUTS, minShareCount: SHARED },
  { name: 'dialogs', test: DIALOGS, minShareCount: SHARED },
  { name: 'drafts', test: DRAFTS, minShareCount: 2 },
  { name: 'menus', test: MENUS, minShareCount: SHARED },
  { name: 'choosing', test: CHOOSING, minShareCount: SHARED },
  { name: 'filters', test: FILTERS, minShareCount: SHARED },
  { name: 'tabs', test: TABS, minShareCount: SHARED },
  { name: 'codes', test: CODES, minShareCount: SHARED },
  // Only who checks what is entered asks for the validator.
  {
    name: 'checks',
    test: /node_modules\/zod\/|schema\/src\/validation\/(text|check|id|instant)\./,
    minShareCount: SHARED,
  },
  // A record has a file to save, and no list.
  { name: 'files', test: /client\/src\/(components\/ui\/file-button|lib\/save-file)\./, minShareCount: 2 },
  // Before what a page says of a failure: the reason for a disabled button does not bring all the other messages with it.
  {
    name: 'rights',
    test: /client\/src\/components\/rights\/|schema\/src\/provider\/rights\./,
    minShareCount: 2,
  },
  // What a page says of a failure by itself. What the server refuses comes with its words.
  { name: 'errors', test: /schema\/src\/errors\./, minShareCount: 2 },
  { name: 'fields', test: OF_FIELDS, minShareCount: 2 },
  {
    name: 'controls',
    test: /node_modules\/(antd|@ant-design|@rc-component)\//,
    minShareCount: WIDELY_SHARED,
  },
  {
    name: 'common',
    test: (id) =>
      SHARED_BY_ALL.test(id) && ![LISTS, STOCK, OF_PATIENTS, PRF_OWN, CLINICAL].some((late) => late.test(id)),
    minShareCount: WIDELY_SHARED,
  },
  {
    name: 'prf',
    test: (id) =>
      /client\/src\/features\/prf\/|schema\/src\/(prf|clinical)\//.test(id) &&
      !QUESTIONS.test(id) &&
      !IN_IDLE_TIME.test(id),
    // The form is on four pages, of which the dashboard is none.
    minShareCount: SHARED + 2,
  },
  // What the sections' editors share, which the record's frame does without.
  {
    name: 'prf-fields',
    test: (id) => PRF_OWN.test(id) && ![LATE_IN_PRF, QUESTIONS, IN_IDLE_TIME].some((late) => late.test(id)),
    minShareCount: 2,
  },
  { name: 'prf-questions', test: QUESTIONS, minShareCount: 2 },
  { name: 'prf-later', test: IN_IDLE_TIME, minShareCount: 2 },
  {
    name: 'shifts',
    test: /schema\/src\/shifts\/|client\/src\/components\/attendance\//,
    minShareCount: 2,
  },
  { name: 'scanning', test: SCANNING, minShareCount: SHARED },
  {
    name: 'persons',
    test: (id) => OF_PERSONS.test(id) && !OF_PATIENTS.test(id),
    minShareCount: SHARED,
  },
  // A group brings what its modules import: these come late, so that they bring their own alone.
  { name: 'lists', test: LISTS, minShareCount: WIDELY_SHARED },
  { name: 'stock', test: STOCK, minShareCount: WIDELY_SHARED },
  {
    name: 'more-controls',
    test: /node_modules\/(antd|@ant-design|@rc-component)\//,
    minShareCount: SHARED + 1,
  },
];

export const CHUNK_GROUPS: Group[] = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}));
