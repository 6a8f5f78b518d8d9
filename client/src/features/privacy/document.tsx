import type { ReactNode } from 'react';
import { Page } from '../../components/ui/page';
import { FieldWords } from '../../lib/words/field-words';
import { LANGUAGES, useLanguage } from '../../lib/words/languages';
import { monthIn } from '../../lib/words/month';
import { useSay, type Key } from '../../lib/words/use-words';
import styles from './document.module.css';

interface DocumentProps {
  readonly title: Key;
  /** A day in the month in which the text last changed, YYYY-MM-DD. */
  readonly updated?: string;
  /** Whether the catalogues also have the text. If not, it stays in English and is marked so. */
  readonly isTranslated?: boolean;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of text: one column, large enough type, and headings that links can point to. */
export function Document({ title, updated, isTranslated = false, lead, children }: DocumentProps) {
  const say = useSay();
  const language = useLanguage();
  const isInEnglish = language !== 'en' && !isTranslated;
  const text = (
    <article className={styles.article} {...(isInEnglish ? { lang: LANGUAGES.en.tag } : {})}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
  return (
    <Page
      title={say(title)}
      width="narrow"
      purpose={updated && say('notices.updated', { month: monthIn(language, updated) })}
    >
      {isInEnglish ? (
        <>
          <p>{say('notices.textInEnglish')}</p>
          <FieldWords value={null}>{text}</FieldWords>
        </>
      ) : (
        text
      )}
    </Page>
  );
}

/** One numbered part of the text. `id` is its hash target. */
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
