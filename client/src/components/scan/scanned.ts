import { readScan, type ScannedCode } from '@sideline/schema/inventory/scan-codes';

/** Something that can be chosen: an item, a batch, a bag, a pouch or a location. */
export interface ScanChoice {
  readonly id: string;
  readonly name: string;
  /** What tells two of the same name apart: SKU, lot and expiry, or place. */
  readonly detail?: string;
  /** Why what was scanned cannot be taken. It is said, and nothing is chosen. */
  readonly refusal?: string;
}

/** What Enter chooses from a search's results: the only one, if the results are for the current text; null otherwise. */
export const onlyAnswer = <Choice extends ScanChoice>(
  typed: string,
  answer: { readonly of: string; readonly choices: readonly Choice[] },
): Choice | null => {
  const [only, more] = answer.choices;
  return only !== undefined && more === undefined && answer.of === typed.trim() ? only : null;
};

/** The result of a scan. `said` is read aloud. */
export type ScanOutcome<Choice extends ScanChoice> =
  | { readonly is: 'found'; readonly choice: Choice; readonly said: string }
  | { readonly is: 'refused'; readonly code: ScannedCode; readonly said: string };

/** A code as people see it on a label. */
export const codeWords = (code: ScannedCode): string => {
  switch (code.is) {
    case 'label':
      return `this ${code.kind} label`;
    case 'gs1':
      return code.data.gtin === null ? 'this barcode' : `GTIN ${code.data.gtin}`;
    case 'unreadable_gs1':
      return 'this barcode';
    case 'unknown':
      return `“${code.text}”`;
  }
};

/**
 * Works out what a scanned text is and calls `find` for it. `find` returns null if there is no match, and rejects if the
 * server could not be reached, which the caller handles. `today` is YYYY-MM-DD.
 */
export async function scanOutcome<Choice extends ScanChoice>(
  text: string,
  today: string,
  find: (code: ScannedCode) => Promise<Choice | null>,
): Promise<ScanOutcome<Choice>> {
  const code = readScan(text, today);
  if (code.is === 'unreadable_gs1') return { is: 'refused', code, said: code.problem.message };
  const choice = await find(code);
  if (choice === null) return { is: 'refused', code, said: `Nothing here has ${codeWords(code)}.` };
  if (choice.refusal !== undefined) return { is: 'refused', code, said: choice.refusal };
  return { is: 'found', choice, said: [choice.name, choice.detail].filter(Boolean).join(', ') };
}
