import {
  AimOutlined,
  BulbOutlined,
  ContactsOutlined,
  DashboardOutlined,
  EnvironmentOutlined,
  ExportOutlined,
  HeartOutlined,
  HomeOutlined,
  MedicineBoxOutlined,
  MessageOutlined,
  SafetyCertificateOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { usePrf } from '../prf-context';
import { FORM_STEPS } from '../sections/section-list';
import { markOf, progressOf } from './section-progress';

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
};

interface SectionNavProps {
  readonly current: string;
}

/** The sections with how far each is: a list on a desk, a rail of icons and short words on a tablet. */
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
  const prf = usePrf();
  return (
    <ul>
      {FORM_STEPS.map((step) => {
        const progress = progressOf(step.key, prf);
        const { mark, words } = markOf(progress);
        return (
          <li key={step.key}>
            <a
              className="prf-nav-link"
              href={`?section=${step.key}`}
              aria-current={step.key === current ? 'step' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChosen?.();
                prf.goTo({ section: step.key });
              }}
            >
              <span className="prf-nav-mark" data-state={progress.state} aria-hidden="true">
                {mark}
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
              {progress.missing > 0 ? (
                <span className="prf-count" aria-hidden="true">
                  {progress.missing}
                </span>
              ) : null}
              <span className="sl-hidden">
                {step.label}: {words}
                {progress.missing > 0 ? `, ${progress.missing} missing for signing` : ''}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
