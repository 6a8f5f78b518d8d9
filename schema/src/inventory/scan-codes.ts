import { canonicalId, uuid } from '../validation/id.js';
import { looksLikeGs1, readGs1, withoutSymbology, type Gs1Data, type Gs1Problem } from './gs1.js';

/** What Sideline's own labels are stuck on. */
export const LABEL_KINDS = ['item', 'batch', 'bag', 'pouch', 'location'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** What a scanned or typed text is. */
export type ScannedCode =
  | { readonly is: 'label'; readonly kind: LabelKind; readonly id: string }
  | { readonly is: 'gs1'; readonly data: Gs1Data }
  | { readonly is: 'unreadable_gs1'; readonly problem: Gs1Problem }
  | { readonly is: 'unknown'; readonly text: string };

/** The path of a label, below the public address. */
export const labelPath = (kind: LabelKind, id: string): string => `/s/${kind}/${id}`;

/** What the QR code of a label holds, so that a telephone's own camera opens the right page. `publicUrl` may end in a slash. */
export const labelUrl = (publicUrl: string, kind: LabelKind, id: string): string =>
  `${publicUrl.replace(/\/+$/, '')}${labelPath(kind, id)}`;

const isKind = (text: string): text is LabelKind => (LABEL_KINDS as readonly string[]).includes(text);

/** A label by the path of its address; the host may be an earlier public address of the provider. Null for any other. */
const labelOf = (text: string): { readonly kind: LabelKind; readonly id: string } | null => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const [step, kind = '', id = '', more] = new URL(text).pathname
    .split('/')
    .filter((part) => part !== '')
    .slice(-3);
  if (step !== 's' || more !== undefined || !isKind(kind) || !uuid().safeParse(id).success) return null;
  return { kind, id: canonicalId(id) };
};

/** What a scan or a typed text is (operations section 5, GS1). `today` is YYYY-MM-DD. */
export const readScan = (scanned: string, today: string): ScannedCode => {
  const text = withoutSymbology(scanned.trim());
  const label = labelOf(text);
  if (label) return { is: 'label', ...label };
  if (!looksLikeGs1(scanned)) return { is: 'unknown', text };
  const reading = readGs1(scanned, today);
  return reading.ok ? { is: 'gs1', data: reading.data } : { is: 'unreadable_gs1', problem: reading.problem };
};
