import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';

/** Reads a published document: every statement that its clinical groups make. */

/** What was found, done, decided and handed over, and what became of the patient. */
const CLINICAL_GROUPS: ReadonlySet<string> = new Set([
  'eCrew',
  'eTimes',
  'ePatient',
  'eScene',
  'eSituation',
  'eInjury',
  'eArrest',
  'eHistory',
  'eNarrative',
  'eVitals',
  'eLabs',
  'eExam',
  'eProtocols',
  'eMedications',
  'eProcedures',
  'eDisposition',
  'eOutcome',
  'eOther',
]);

/** The document's remaining groups, and why none of their elements is entered. */
export const NOT_CLINICAL: ReadonlyMap<string, string> = new Map([
  ['eRecord', 'The number of the document itself, and the software that wrote it.'],
  [
    'eResponse',
    'The agency, its vehicle and how it was sent: figures of a United States ambulance agency. When the crew was called, set off and arrived is in eTimes, and is entered.',
  ],
  [
    'eDispatch',
    'The control room’s own log: its card, its priority, its incident number. What the patient complained of is in eSituation, and is entered.',
  ],
  ['ePayment', 'American billing. Care at an event is not charged to the patient.'],
]);

export interface Statement {
  /** `eVitals.10`, or `eExam.06@PN` for an attribute. */
  readonly element: string;
  /** From 1, counting empty occurrences of the element too. */
  readonly occurrence: number;
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** NV only says why an element is empty, xsi:nil that it is. */
const SILENT: ReadonlySet<string> = new Set(['xsi:nil', 'NV']);

const tagOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';

const statementsIn = (nodes: readonly Node[], counts: Map<string, number>): Statement[] =>
  nodes.flatMap((node) => {
    const tag = tagOf(node);
    if (tag === '#text') return [];
    const children = nodesOf(node[tag]);
    const elements = children.filter((child) => tagOf(child) !== '#text');
    if (elements.length > 0) return statementsIn(elements, counts);
    const occurrence = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, occurrence);
    const text = children.map((child) => String(child['#text'])).join('');
    const attributes = isNode(node[':@']) ? Object.entries(node[':@']) : [];
    return [
      ...(text === '' ? [] : [{ element: tag, occurrence, text }]),
      ...attributes
        .filter(([name]) => !SILENT.has(name))
        .map(([name, value]) => ({ element: `${tag}@${name}`, occurrence, text: String(value) })),
    ];
  });

const find = (nodes: readonly Node[], tag: string): readonly Node[] =>
  nodes.flatMap((node) => (tagOf(node) === tag ? [node] : find(nodesOf(node[tagOf(node)]), tag)));

const groupsIn = (path: string): readonly Node[] => {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
  });
  const document: unknown = parser.parse(readFileSync(path, 'utf8'));
  const [report] = find(nodesOf(document), 'PatientCareReport');
  if (!report) throw new Error(`${path} holds no PatientCareReport`);
  return nodesOf(report['PatientCareReport']);
};

/** Every statement of the clinical groups of a document, in its order. */
export const readStatements = (path: string): readonly Statement[] =>
  statementsIn(
    groupsIn(path).filter((group) => CLINICAL_GROUPS.has(tagOf(group))),
    new Map(),
  );

/** The names of the groups that say something and of which {@link readStatements} reads nothing. */
export const groupsLeftOut = (path: string): readonly string[] =>
  groupsIn(path)
    .filter((group) => !CLINICAL_GROUPS.has(tagOf(group)) && statementsIn([group], new Map()).length > 0)
    .map(tagOf);
