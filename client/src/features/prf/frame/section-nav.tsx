import {
  AimOutlined,
  BulbOutlined,
  ContactsOutlined,
  DashboardOutlined,
  EnvironmentOutlined,
  ExportOutlined,
  HeartOutlined,
  HistoryOutlined,
  HomeOutlined,
  MedicineBoxOutlined,
  MessageOutlined,
  SafetyCertificateOutlined,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { PICTURES } from '@sideline/schema/prf/record/pictures';
import { FORM_STEPS, REVIEW_STEP, VIEW_STEPS, type FormStep } from '@sideline/schema/prf/catalogue/steps';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nameOf } from '../person-name';
import { useMissingPictureIds } from '../pictures/missing-pictures';
import { useIdentity, usePrf, useView } from '../prf-context';
import { StepVisitors } from './visitors';
import {
  markOf,
  progressOf,
  questionsAtStep,
  withAwaited,
  type Progress,
} from '../questions/section-progress';

const WAITING_FOR_PICTURES: ReadonlySet<string> = new Set([PICTURES.section, REVIEW_STEP.key]);

const ICONS: Readonly<Record<string, ReactNode>> = {
  incidentDetails: <EnvironmentOutlined />,
  patient: <ContactsOutlined />,
  PresentingComplaint: <MessageOutlined />,
  PrimarySurvey: <HeartOutlined />,
  SocialHistory: <HomeOutlined />,
  SecondarySurvey: <AimOutlined />,
  observations: <DashboardOutlined />,
  ClinicalInterventions: <MedicineBoxOutlined />,
  clinical_impression: <BulbOutlined />,
  DispositionOutcome: <ExportOutlined />,
  ROLE: <StopOutlined />,
  review: <SafetyCertificateOutlined />,
  timeline: <HistoryOutlined />,
};

interface SectionNavProps {
  readonly current: string;
}

/** The sections, and how complete each is: a list on a desktop, a rail of icons and short words on a tablet. */
export function SectionNav({ current }: SectionNavProps) {
  return (
    <nav className="prf-nav" aria-label="Sections of the record">
      <SectionLinks current={current} />
    </nav>
  );
}

interface SectionLinksProps extends SectionNavProps {
  readonly onChosen?: () => void;
}

/** The links themselves, for the list, the rail and the phone's sheet. */
export function SectionLinks({ current, onChosen }: SectionLinksProps) {
  const isCurrent = ({ key }: FormStep) => key === current;
  return (
    <>
      <ul>
        {FORM_STEPS.map((step) => {
          const Step = WAITING_FOR_PICTURES.has(step.key) ? PicturesStepLink : FormStepLink;
          return <Step key={step.key} step={step} isCurrent={isCurrent(step)} onChosen={onChosen} />;
        })}
      </ul>
      <ul className="prf-nav-views" aria-label="The whole record">
        {VIEW_STEPS.map((step) => (
          <StepLink
            key={step.key}
            step={step}
            progress={null}
            isCurrent={isCurrent(step)}
            onChosen={onChosen}
          />
        ))}
        <HandoverLink />
      </ul>
    </>
  );
}

/** A separate page, once the record has its number. */
function HandoverLink() {
  const { store, isPractice } = usePrf();
  const { customPrfId } = useIdentity();
  // A practice record has nothing to hand over.
  if (customPrfId === null || isPractice) return null;
  return (
    <li>
      <Link
        className="prf-nav-link"
        to={`/prf/${customPrfId}/handover`}
        onClick={() => {
          void store.flush();
        }}
      >
        <span className="prf-nav-mark" aria-hidden="true" />
        <span className="prf-nav-icon" aria-hidden="true">
          <SwapOutlined />
        </span>
        <span>Handover</span>
      </Link>
    </li>
  );
}

interface StepLinkProps {
  readonly step: FormStep;
  /** Null for steps that are only read. */
  readonly progress: Progress | null;
  readonly isCurrent: boolean;
  readonly onChosen: (() => void) | undefined;
}

type FormStepLinkProps = Omit<StepLinkProps, 'progress'>;

function FormStepLink(props: FormStepLinkProps) {
  return <StepLink {...props} progress={useView(progressOf, props.step.key)} />;
}

/** A step that also waits for pictures whose files have not arrived. */
function PicturesStepLink(props: FormStepLinkProps) {
  const awaited = useMissingPictureIds().length;
  return <StepLink {...props} progress={withAwaited(useView(progressOf, props.step.key), awaited)} />;
}

function StepLink({ step, progress, isCurrent, onChosen }: StepLinkProps) {
  const { goTo, live } = usePrf();
  const visitors = live.visitors.filter((visitor) => visitor.step === step.key);
  const missing = progress?.missing ?? 0;
  const questions = useView(questionsAtStep, step.key);
  return (
    <li>
      <a
        className="prf-nav-link"
        href={`?section=${step.key}`}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChosen?.();
          goTo({ section: step.key });
        }}
      >
        <span className="prf-nav-mark" data-state={progress?.state} aria-hidden="true">
          {progress ? markOf(progress).mark : null}
        </span>
        <span className="prf-nav-icon" aria-hidden="true">
          {ICONS[step.key]}
        </span>
        <span className="prf-nav-label" aria-hidden="true">
          {step.label}
        </span>
        <span className="prf-nav-short" aria-hidden="true">
          {step.short}
        </span>
        <StepVisitors visitors={visitors} />
        {missing > 0 ? (
          <span className="prf-count" aria-hidden="true">
            {missing}
          </span>
        ) : questions > 0 ? (
          <span className="prf-count" aria-hidden="true">
            {questions}?
          </span>
        ) : null}
        <span className="sl-hidden">
          {progress ? `${step.label}: ${markOf(progress).words}` : step.label}
          {missing > 0 ? `, ${missing} needed before signing` : ''}
          {questions > 0 ? `, ${questions === 1 ? '1 question' : `${questions} questions`}` : ''}
          {visitors.map(({ person }) => `, ${nameOf(person)} is here`).join('')}
        </span>
      </a>
    </li>
  );
}
