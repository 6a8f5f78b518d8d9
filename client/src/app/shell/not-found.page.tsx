import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../components/ui/document-title';
import styles from '../full-page.module.css';
import { NOT_FOUND_MESSAGES } from './not-found-messages';

/** The 404 page of spec section 2, the same for everybody. */
export default function NotFoundPage() {
  const [message] = useState(() => NOT_FOUND_MESSAGES[Math.floor(Math.random() * NOT_FOUND_MESSAGES.length)]);
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
