import { useEffect } from 'react';

/** 'Patients · Sideline' in the tab and for screen readers at a change of page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sideline`;
  }, [title]);
}
