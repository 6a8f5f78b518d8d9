import { IdcardOutlined, WarningFilled } from '@ant-design/icons';
import { GENDER_LABELS, GENDERS, keyOfLabel } from '@sideline/schema/people';
import { allergiesOf } from '@sideline/schema/prf/catalogue/allergies';
import { observationsDue } from '@sideline/schema/prf/rules/due';
import { latestNews2 } from '@sideline/schema/prf/rules/latest-news2';
import { PRF_STATE_LABELS } from '@sideline/schema/prf/record/states';
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { DiedTag } from '../../../components/records/died';
import { ObservationsDue } from '../../../components/records/observations-due';
import { PrfStatusTag } from '../../../components/records/prf-status-tag';
import { LaterDrawer } from '../../../components/ui/later';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDateOfBirth } from '../../../lib/dates';
import { PATIENT_NOT_HERE } from '../drafts/held-drafts';
import { SIGNED_HERE, useSignedHere } from '../../../lib/signed-here';
import { useMedia } from '../../../lib/use-media';
import { whenQuiet } from '../../../lib/when-quiet';
import { keptForm } from '../patient/kept-form';
import { preloadLaterCards, SidePanel } from '../panel/side-panel';
import { useDraftAlone, useIdentity, usePrf, useView } from '../prf-context';
import { patientOf } from '../prf-facts';
import type { RecordView } from '../record-view';
import { formatTime } from '../record-clock';
import { ArrestButton } from '../arrest/arrest-button';
import { LatestNews2Badge } from '../observations/news2-badge';
import { BannerVisitors } from './visitors';

/** Its status on the server is not known here. */
const DRAFT_HERE = 'Draft, as kept on this device';

/** The parts of the record that the banner shows. For a draft only, also what was typed about the patient. */
const shownOf = (view: RecordView, isDraftAlone: boolean) => {
  const facts = view.facts();
  const typed = isDraftAlone ? keptForm(view.draft()) : null;
  const allergies = allergiesOf(typed ? { ...facts, patientAllergies: typed.allergies } : facts);
  const wasAsked = Boolean(facts.data['PresentingComplaint']?.['allergy_status'] ?? typed?.allergies);
  return {
    ageYears: facts.ageYears,
    allergies:
      isDraftAlone && !wasAsked ? { ...allergies, words: 'Allergies: not on this device' } : allergies,
    typed: typed && { name: typed.name, dob: typed.dob, gender: typed.gender },
    news2: latestNews2(facts),
    // Nobody takes observations for a signed or void record.
    dueAt:
      view.record?.signature || view.record?.status === 'void' ? null : (observationsDue(facts)?.at ?? null),
  };
};

/**
 * The page around a record differs (its bar, its messages, what scrolls under what). By an attribute: `html:has(.prf)` is
 * judged again for each element that is added.
 */
const useRecordMark = () => {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['record'] = '';
    return () => {
      delete page.dataset['record'];
    };
  }, []);
};

/** Anything that sticks below the banner needs its height, which depends on how its content wraps. */
const useBannerHeight = (frame: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // The whole page scrolls, and a focused element must not be hidden by the banner either.
    const page = document.documentElement;
    const tell = () => {
      // On a narrow screen only the strip sticks, and the style sheet sets its height.
      if (getComputedStyle(element).display === 'contents') page.style.removeProperty('--prf-top');
      else page.style.setProperty('--prf-top', `${element.offsetHeight + 64 + 12}px`);
    };
    // It tells the first height too, before anything is painted, and the page is not measured while it is still being drawn.
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty('--prf-top');
    };
  }, [frame]);
};

/** Marks `frame` if `line` has scrolled out of sight. The strip that stays then also names the patient. */
const useScrolledAway = (frame: RefObject<HTMLElement | null>, line: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = frame.current;
    if (!element || !line.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      element.toggleAttribute('data-scrolled', entry?.isIntersecting === false);
    });
    observer.observe(line.current);
    return () => {
      observer.disconnect();
    };
  }, [frame, line]);
};

/** Who this is, what they must not be given, how they are, and which record this is. Always at the top. */
export function PatientBanner() {
  const { record, amending, isPractice } = usePrf();
  const { prfId, customPrfId } = useIdentity();
  const isSignedHere = useSignedHere().has(prfId);
  const isDraftAlone = useDraftAlone();
  const { ageYears, allergies, typed, news2, dueAt } = useView(shownOf, isDraftAlone);
  const isNarrow = useMedia('(max-width: 1199px)');
  useEffect(() => (isNarrow ? whenQuiet(() => void preloadLaterCards()) : undefined), [isNarrow]);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const line = useRef<HTMLDivElement>(null);
  useRecordMark();
  useBannerHeight(frame);
  useScrolledAway(frame, line);

  const patient = patientOf(record) ?? typed;
  const name = patient?.name || (isDraftAlone ? PATIENT_NOT_HERE : 'No patient yet');
  const status = record?.status ?? 'draft';
  // The copy in a signed record has it as text.
  const gender = keyOfLabel(GENDERS, GENDER_LABELS, patient?.gender ?? '');
  const sexAndAge = [
    gender && GENDER_LABELS[gender],
    ageYears === null ? null : `${patient?.dob ? '' : 'about '}${ageYears} y`,
  ].filter(Boolean);

  return (
    <header className="prf-banner" ref={frame} aria-label="Patient and record">
      <div className="prf-banner-line" ref={line}>
        <h1 className="prf-banner-name" title={name}>
          {name}
        </h1>
        {record?.patient ? <DiedTag patient={record.patient} /> : null}
        {record?.isRestricted ? <StatusTag tone="warning">Restricted</StatusTag> : null}
        {sexAndAge.length > 0 ? <span className="prf-banner-fact">{sexAndAge.join(' · ')}</span> : null}
        {patient?.dob ? (
          <span className="prf-banner-fact prf-number-text">Born {formatDateOfBirth(patient.dob)}</span>
        ) : null}
        {allergies.texts.length > 0 ? (
          <span className="prf-banner-allergies" title={allergies.texts.join(', ')}>
            <WarningFilled aria-hidden="true" /> <span className="sl-hidden">Allergies: </span>
            {allergies.texts.join(', ')}
          </span>
        ) : (
          <span className="prf-banner-fact prf-banner-asked prf-quiet">{allergies.words}</span>
        )}
        <BannerVisitors />
        <span className="prf-number-text prf-banner-number">{customPrfId ?? 'New PRF'}</span>
      </div>
      {/* Each item keeps its place and size, even when it is empty, so that nothing moves under a thumb. */}
      <div className="prf-banner-strip">
        <div className="prf-banner-state">
          {/* Already read aloud above. */}
          <span
            className="prf-banner-who"
            aria-hidden="true"
            data-name={name}
            data-allergies={allergies.texts.length > 0 ? `⚠ ${allergies.texts.join(', ')}` : allergies.words}
            data-alarming={allergies.texts.length > 0 || undefined}
          />
          <span
            className="prf-banner-status"
            data-status={status}
            title={isDraftAlone ? DRAFT_HERE : isSignedHere ? SIGNED_HERE : PRF_STATE_LABELS[status]}
          >
            {isPractice ? (
              <StatusTag tone="warning">Practice</StatusTag>
            ) : amending ? (
              <StatusTag tone="warning">Amending</StatusTag>
            ) : isDraftAlone ? (
              <StatusTag tone="waiting">{DRAFT_HERE}</StatusTag>
            ) : isSignedHere ? (
              <StatusTag tone="waiting">Signed, not sent</StatusTag>
            ) : (
              <PrfStatusTag status={status} />
            )}
          </span>
          <span className="prf-banner-due">
            {dueAt === null ? null : <ObservationsDue dueAt={dueAt} clock={formatTime} />}
          </span>
        </div>
        <span className="prf-banner-news">{news2 ? <LatestNews2Badge {...news2} /> : null}</span>
        <ArrestButton />
        {isNarrow ? (
          <Button
            className="prf-banner-summary"
            icon={<IdcardOutlined aria-hidden="true" />}
            aria-label="Summary"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
            }}
          >
            <span className="prf-banner-optional">Summary</span>
          </Button>
        ) : null}
      </div>
      <LaterDrawer
        open={isOpen}
        title="Summary of this record"
        size={360}
        onClose={() => {
          setOpen(false);
        }}
      >
        <div className="prf-portal prf-summary">
          <div>
            {patient || isDraftAlone ? <p className="prf-card-title">{name}</p> : null}
            <p className="prf-number-text">
              {[...sexAndAge, patient?.dob ? `born ${formatDateOfBirth(patient.dob)}` : null]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p>{allergies.texts.length > 0 ? `Allergies: ${allergies.texts.join(', ')}` : allergies.words}</p>
          </div>
          <SidePanel />
        </div>
      </LaterDrawer>
    </header>
  );
}
