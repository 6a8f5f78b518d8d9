import { Page } from '../../components/ui/page';
import {
  ChangesSection,
  DeprecationsSection,
  ErrorsSection,
  ExamplesSection,
  FhirSection,
  LimitsSection,
  PagesSection,
  StartSection,
  SubscriptionsSection,
  TokensSection,
  WebhooksSection,
} from './sections';
import styles from './developers.module.css';

const SECTIONS = [
  { id: 'start', title: 'Start here', content: <StartSection /> },
  { id: 'tokens', title: 'Tokens and scopes', content: <TokensSection /> },
  { id: 'pages', title: 'Pages', content: <PagesSection /> },
  { id: 'changes', title: 'Change feed', content: <ChangesSection /> },
  { id: 'webhooks', title: 'Webhooks', content: <WebhooksSection /> },
  { id: 'subscriptions', title: 'Subscriptions', content: <SubscriptionsSection /> },
  { id: 'fhir', title: 'FHIR', content: <FhirSection /> },
  { id: 'limits', title: 'Limits', content: <LimitsSection /> },
  { id: 'errors', title: 'Errors', content: <ErrorsSection /> },
  { id: 'deprecations', title: 'Deprecations', content: <DeprecationsSection /> },
  { id: 'examples', title: 'Examples', content: <ExamplesSection /> },
];

/** How other systems use Sideline. Its tables are made from the lists that the server itself uses. */
export default function DevelopersPage() {
  return (
    <Page
      title="Developers"
      purpose="Connect another system: read, write, follow changes and receive events."
    >
      <div className={styles['layout']}>
        <nav aria-label="On this page" className={styles['nav']}>
          <ul>
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['sections']}>
          {SECTIONS.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
              <h2 id={`${id}-title`}>{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
