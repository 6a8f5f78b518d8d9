import { useState } from 'react';
import { chooseLanguage } from '../../lib/words/catalogues';
import { LANGUAGES, useLanguage, type Language } from '../../lib/words/languages';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  /** False on a device that goes to another person next: the choice lasts only for this person. */
  readonly isKept?: boolean;
}

/** A button for each other language, in that language's own name. */
export function LanguageSwitch({ isKept = true }: LanguageSwitchProps) {
  const chosen = useLanguage();
  const [isFetching, setFetching] = useState(false);
  const choose = async (next: Language) => {
    setFetching(true);
    try {
      await chooseLanguage(next, isKept);
    } catch {
      // The words did not load. The screen stays as it is, and the button can be pressed again.
    } finally {
      setFetching(false);
    }
  };
  return (Object.keys(LANGUAGES) as readonly Language[])
    .filter((language) => language !== chosen)
    .map((language) => (
      <button
        key={language}
        type="button"
        lang={LANGUAGES[language].tag}
        className={styles.switch}
        aria-disabled={isFetching}
        onClick={() => void choose(language)}
      >
        {LANGUAGES[language].name}
      </button>
    ));
}
