import { Segmented } from 'antd';
import { useState } from 'react';
import copyChangesPy from '../../../../docs/examples/copy-changes.py?raw';
import copyChangesSh from '../../../../docs/examples/copy-changes.sh?raw';
import copyChangesTs from '../../../../docs/examples/copy-changes.ts?raw';
import eventFiguresSh from '../../../../docs/examples/event-figures.sh?raw';
import figuresWebhookPy from '../../../../docs/examples/figures-webhook.py?raw';
import listEventsSh from '../../../../docs/examples/list-events.sh?raw';
import listLowStockSh from '../../../../docs/examples/list-low-stock.sh?raw';
import listShiftsTs from '../../../../docs/examples/list-shifts.ts?raw';
import supplyWebhookPy from '../../../../docs/examples/supply-webhook.py?raw';
import verifyWebhookPy from '../../../../docs/examples/verify-webhook.py?raw';
import verifyWebhookTs from '../../../../docs/examples/verify-webhook.ts?raw';
import styles from './developers.module.css';

const LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
type Language = (typeof LANGUAGES)[number];

const EXAMPLES: Readonly<Record<Language, readonly { readonly title: string; readonly text: string }[]>> = {
  curl: [
    { title: 'Follow the change feed', text: copyChangesSh },
    { title: 'Read events with GraphQL', text: listEventsSh },
    { title: 'Read low stock and orders', text: listLowStockSh },
    { title: 'Read the figures of an event', text: eventFiguresSh },
  ],
  TypeScript: [
    { title: 'Keep a copy from the change feed', text: copyChangesTs },
    { title: 'List shifts with generated types', text: listShiftsTs },
    { title: 'Check a webhook', text: verifyWebhookTs },
  ],
  Python: [
    { title: 'Keep a copy from the change feed', text: copyChangesPy },
    { title: 'Check a webhook', text: verifyWebhookPy },
    { title: 'Read figures after a webhook', text: figuresWebhookPy },
    { title: 'Read stock, orders and recalls after a webhook', text: supplyWebhookPy },
  ],
};

/** The files in docs/examples. The tests run them as they are. */
export function Examples() {
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <>
      <Segmented<Language>
        aria-label="Language"
        options={[...LANGUAGES]}
        value={language}
        onChange={setLanguage}
      />
      {EXAMPLES[language].map(({ title, text }) => (
        <figure key={title} className={styles['example']}>
          <figcaption>
            {title}, in {language}
          </figcaption>
          {/* A keyboard scrolls what has the focus. */}
          <pre className={styles['code']} role="region" aria-label={`${title}, in ${language}`} tabIndex={0}>
            <code>{text}</code>
          </pre>
        </figure>
      ))}
    </>
  );
}
