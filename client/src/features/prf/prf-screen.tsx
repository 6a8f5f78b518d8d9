import { stepOf } from '@sideline/schema/prf/catalogue/steps';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { ARREST_MODE } from '../../components/records/arrest-address';
import { useDocumentTitle } from '../../components/ui/document-title';
import { useIsPhone, useMedia } from '../../lib/use-media';
import { EMPTY_NOTE } from './drafts/draft-state';
import type { DraftStore } from './drafts/draft-store';
import { ArrestMode } from './arrest/arrest-on-its-way';
import { PatientBanner } from './frame/patient-banner';
import { RecordNotices } from './frame/record-notices';
import { SaveBar } from './frame/save-bar';
import { SectionNav } from './frame/section-nav';
import { useStillSection } from './frame/use-still-section';
import { LiveAnnouncements, SectionNote } from './frame/visitors';
import { useDoseRanges } from './interventions/use-dose-ranges';
import { useLivePrf } from './live/use-live-prf';
import { SidePanel } from './panel/side-panel';
import { SectionQuestions } from './questions/section-questions';
import { PrfContext, useSelected, type PrfContextValue, type StepTarget } from './prf-context';
import type { PrfRecord } from './prf-record';
import { useRecordZone } from './record-clock';
import { RecordView } from './record-view';
import { lookEachFrame } from './fields/focus';
import { unfoldAround } from './fields/folded-card';
import { isSectionOnItsWay } from './fields/on-its-way';
import { KeepSigningMeans } from './review/keep-signing-means';
import { SectionBody } from './sections/section-body';
import { goToNextBox } from './fields/next-box';

interface PrfScreenProps {
  readonly store: DraftStore;
  readonly record: PrfRecord | null;
  readonly readBackAt: number | null;
  readonly refresh: () => Promise<boolean>;
  /** The amendment of a signed record is open, not the record itself. */
  readonly isAmending?: boolean;
  /** Filled in to learn (practice/practice.page). */
  readonly isPractice?: boolean;
  /** Shown above and below the open section. */
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
}

/** A slow tablet takes seconds to draw a long section. */
const LOOK_FOR_MS = 10_000;
/** How long to wait for the control itself before its container is accepted instead. */
const WAIT_FOR_CONTROL_MS = 400;

/** Moves the focus to a control once its section is drawn, unless the user has moved on by then. */
const focusWhenThere = (controlId: string, elseId: string | undefined) => {
  let from = performance.now();
  const passed = () => performance.now() - from;
  lookEachFrame(
    () => {
      // The section's script is still loading, so the search for the control starts when it has.
      if (isSectionOnItsWay()) from = performance.now();
      const isLate = passed() > WAIT_FOR_CONTROL_MS && elseId !== undefined;
      const control = document.getElementById(controlId) ?? (isLate ? document.getElementById(elseId) : null);
      if (control?.closest('[hidden]')) {
        unfoldAround(control);
        return false;
      }
      control?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
      return control !== null;
    },
    () => passed() > LOOK_FOR_MS,
  );
};

/** What the screen's frame needs from the draft, without what is written in the form. */
const frameOf = (view: RecordView) => {
  const { customPrfId, savedAt, lock, amendment, signature } = view.draft();
  return {
    customPrfId,
    savedAt,
    lockCode: lock?.code ?? null,
    lateCount: lock?.late ?? 0,
    amendment,
    signing: signature?.kind ?? null,
  };
};

/** The whole screen: the patient always visible, sections at the side, one section open, the save state at the bottom. */
export function PrfScreen(props: PrfScreenProps) {
  const { store, record, readBackAt, refresh, isAmending = false, isPractice = false, head, foot } = props;
  const zone = useRecordZone(record?.event?.timeZone);
  const doseRanges = useDoseRanges();
  // Anything without a place at this width is not drawn. It has a separate sheet there.
  const isPhone = useIsPhone();
  const hasSide = useMedia('(min-width: 1200px)');
  const view = useMemo(() => new RecordView(store, record, doseRanges), [store, record, doseRanges]);
  const { customPrfId, savedAt, lockCode, lateCount, amendment, signing } = useSelected(
    view,
    frameOf,
    undefined,
  );
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const step = stepOf(search.get('section'));
  useDocumentTitle(`${step.label}, PRF ${customPrfId ?? 'new'}`);

  const place = useRef(location);
  useEffect(() => {
    place.current = location;
  }, [location]);
  const goTo = useCallback(
    ({ section, controlId, elseId }: StepTarget) => {
      void store.flush();
      const { pathname, state } = place.current;
      // An earlier version stays open for reading.
      const revision = new URLSearchParams(place.current.search).get('revision');
      const search = new URLSearchParams({ section, ...(revision === null ? {} : { revision }) });
      void navigate({ pathname, search: search.toString() }, { state, preventScrollReset: true });
      if (controlId) focusWhenThere(controlId, elseId);
      else {
        window.scrollTo(0, 0);
        requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
      }
    },
    [navigate, store],
  );

  // A record that was awaiting review is in progress again after the first write, and the banner must say so.
  const isReviewed = record?.status === 'awaiting_review';
  useEffect(() => {
    if (isReviewed && savedAt !== null) void refresh();
  }, [isReviewed, savedAt, refresh]);

  // Signed or voided by another person while it was open here. The screen says so with the record's own message.
  // This also counts what is kept alongside it.
  useEffect(() => {
    if (lockCode !== null) void refresh();
  }, [lockCode, lateCount, refresh]);

  // After a refused signature, the record is shown as it is now.
  useEffect(() => {
    if (signing === 'refused') void refresh();
  }, [signing, refresh]);

  const isReadOnly =
    !isAmending && (lockCode !== null || signing === 'waiting' || (record !== null && !record.canWrite));
  const amending = isAmending ? (amendment ?? EMPTY_NOTE) : null;
  const isArrest = search.get(ARREST_MODE.name) === ARREST_MODE.value && !isReadOnly && !isAmending;
  const leaveArrest = () => {
    const left = new URLSearchParams(search);
    left.delete(ARREST_MODE.name);
    const { pathname, state } = place.current;
    void navigate({ pathname, search: left.toString() }, { state, replace: true, preventScrollReset: true });
  };
  useStillSection(above, step.key, !isReadOnly);
  const live = useLivePrf({ store, record, step: step.key, isAmending, refresh });
  const context = useMemo<PrfContextValue>(
    () => ({
      store,
      record,
      readBackAt,
      view,
      amending,
      isReadOnly,
      isPractice,
      goTo,
      live,
      refresh,
    }),
    [store, record, readBackAt, view, amending, isReadOnly, isPractice, goTo, live, refresh],
  );

  return (
    <PrfContext value={context}>
      <div key={zone} className="prf" data-readonly={isReadOnly || undefined}>
        <PatientBanner />
        <LiveAnnouncements step={step.key} />
        <div className="prf-body">
          {isPhone ? null : <SectionNav current={step.key} />}
          <div className="prf-form" role="presentation" onKeyDown={goToNextBox}>
            <div ref={above} className="prf-above">
              <div className="prf-section-head">
                <h2 ref={heading} tabIndex={-1} className="prf-section-title">
                  {step.label}
                </h2>
                <SectionQuestions step={step.key} />
                <SectionNote step={step.key} />
              </div>
              {head}
              <RecordNotices step={step.key} />
            </div>
            <SectionBody step={step.key} />
            {foot}
          </div>
          {hasSide ? (
            <aside className="prf-side" aria-label="Summary of this record">
              <SidePanel />
            </aside>
          ) : null}
        </div>
        <SaveBar current={step.key} />
        {isPractice || isReadOnly ? null : <KeepSigningMeans />}
      </div>
      {isArrest ? <ArrestMode onLeave={leaveArrest} /> : null}
    </PrfContext>
  );
}
