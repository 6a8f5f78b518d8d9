import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';

/** Reads a published document: every statement that its clinical groups make. */

/** The groups that the plain-words sheets hold; dispatch, response, payment and software are not clinical. */
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

/** Every statement of the clinical groups of a document, in its order. */
export const readStatements = (path: string): readonly Statement[] => {
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
  const groups = nodesOf(report['PatientCareReport']).filter((group) => CLINICAL_GROUPS.has(tagOf(group)));
  return statementsIn(groups, new Map());
};
