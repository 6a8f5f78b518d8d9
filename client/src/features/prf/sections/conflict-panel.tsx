import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { lazyPart } from '../../../components/ui/lazy-part';
import { sectionDraft } from '../drafts/draft-view';
import { useView } from '../prf-context';
import type { RecordView } from '../record-view';

const Choices = lazyPart(() => import('./conflict-choices'), {
  lost: 'Another person changed this section too. The two answers did not load. Nothing is lost.',
  fallback: null,
});

const conflictIn = (view: RecordView, section: PrfSectionKey) => sectionDraft(view.draft(), section).conflict;

/** Shown where two people changed the same field. */
export function ConflictPanel({ section }: { readonly section: PrfSectionKey }) {
  const conflict = useView(conflictIn, section);
  return conflict ? <Choices section={section} conflict={conflict} /> : null;
}

export const preloadConflictChoices = (): Promise<void> => Choices.preload();
