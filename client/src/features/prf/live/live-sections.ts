import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { isSame } from '@sideline/schema/prf/record/merge';
import type { Values } from '../drafts/changes';
import type { StoredSection } from '../drafts/draft-state';
import type { DraftStore } from '../drafts/draft-store';
import { sectionDraft } from '../drafts/draft-view';

/** The fields that differ between two states of a section. */
export const changedFields = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSame(before[field] ?? null, after[field] ?? null),
  );

/** Called with the fields of a section that another person has just changed. */
type OnTaken = (section: PrfSectionKey, stored: StoredSection, fields: readonly string[]) => void;

/**
 * Adds other people's changes to sections of the open draft, each as soon as that is safe. It waits while a command for
 * the section is in progress, because its answer has to be joined first, and while one of its fields is half-typed, which
 * would then overwrite something that its author never saw.
 */
export class LiveSections {
  private readonly waiting = new Map<PrfSectionKey, StoredSection>();
  private readonly stopListening: () => void;

  constructor(
    private readonly store: DraftStore,
    private readonly onTaken: OnTaken,
  ) {
    this.stopListening = store.subscribe(() => {
      this.takeWhatMay();
    });
  }

  /** Of two, the newer one is kept, in whichever order they arrive. */
  receive(section: PrfSectionKey, stored: StoredSection): void {
    if (stored.version <= (this.waiting.get(section)?.version ?? 0)) return;
    this.waiting.set(section, stored);
    this.takeWhatMay();
  }

  close(): void {
    this.stopListening();
    this.waiting.clear();
  }

  private takeWhatMay(): void {
    for (const [section, stored] of this.waiting) {
      const state = this.store.getState();
      const draft = sectionDraft(state, section);
      if (stored.version <= draft.version) {
        this.waiting.delete(section);
        continue;
      }
      const fields = changedFields(draft.data, stored.data);
      const isHalfTyped = Object.entries(draft.texts).some(
        ([path, { problem }]) => problem === null && fields.includes(path.split('/')[0] ?? ''),
      );
      if (state.customPrfId === null || isHalfTyped || state.queue.some((sent) => sent.section === section))
        continue;
      // Removed from the list first, because the store notifies its listeners, including this one.
      this.waiting.delete(section);
      this.store.load(state.customPrfId, { [section]: stored });
      this.onTaken(section, stored, fields);
    }
  }
}
