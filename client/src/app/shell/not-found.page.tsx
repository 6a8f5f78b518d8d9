import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../components/document-title';
import styles from '../full-page.module.css';

const MESSAGES = [
  'This page has left against medical advice.',
  'We looked for a pulse here and found none.',
  'The page you are looking for is on its break.',
  'Wrong tent. The one you want may be two along.',
  'This page was transferred and nobody wrote down where.',
  'Page not found. The crew has been stood down.',
  'We checked every pouch of every bag. It is not there.',
  'This address needs a splint: it is broken.',
] as const;

/** The 404 page of spec section 2, the same for everybody. */
export default function NotFoundPage() {
  const [message] = useState(() => MESSAGES[Math.floor(Math.random() * MESSAGES.length)]);
  useDocumentTitle('Page not found');
  return (
    <div className={styles.screen}>
      <h1 className={styles.code}>404</h1>
      <p className={styles.message}>{message}</p>
      <Link to="/dashboard" replace className={styles.button}>
        Back to Safety
      </Link>
    </div>
  );
}
