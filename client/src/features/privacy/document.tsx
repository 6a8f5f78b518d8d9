import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import styles from './document.module.css';

interface DocumentProps {
  readonly title: string;
  readonly updated?: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of text to read: a column, large enough type, headings that links can point at. */
export function Document({ title, updated, lead, children }: DocumentProps) {
  return (
    <Page title={title} width="narrow" purpose={updated && `Last updated ${updated}`}>
      <article className={styles.article}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </article>
    </Page>
  );
}

/** One numbered part of the text; `id` is its hash target. */
export function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
