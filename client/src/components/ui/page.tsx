import { use, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDocumentTitle } from './document-title';
import { useIsPhone } from '../../lib/use-media';
import { FailedHere } from './failed-here';
import { Failure, PartFailure } from './failure';
import { PageLead, PageTool } from './page-tool';
import styles from './page.module.css';

export interface Crumb {
  readonly label: string;
  /** Left out for a step that is not a page. */
  readonly path?: string;
}

export interface PageProps {
  /** The heading, and the window's title. */
  readonly title: string;
  /** One line under the title: what this page is for. Left out if filters say it. */
  readonly purpose?: ReactNode;
  /** The way here, without the page itself. */
  readonly breadcrumb?: readonly Crumb[];
  /** To the right of the title: secondary buttons first, the one primary action last. */
  readonly actions?: ReactNode;
  /** Something beside the title, such as a status tag. */
  readonly aside?: ReactNode;
  /** The row of search box and filter chips. The page keeps them in the URL. */
  readonly filters?: ReactNode;
  /** `normal` is at most 1,280 px, `wide` uses the whole width (tables), `narrow` is a column for reading or one form. */
  readonly width?: 'normal' | 'wide' | 'narrow';
  /** A query's error: shown instead of the content, with a button to try again. */
  readonly error?: unknown;
  /** What was loaded earlier stays, and the error is shown above it. */
  readonly hasContent?: boolean;
  readonly onRetry?: () => void;
  /** Shown with the error that there is nothing at this address: why that may be. */
  readonly missing?: string;
  readonly children?: ReactNode;
}

/**
 * The frame of every screen in the shell: breadcrumb, title, purpose, actions, content, always in the same places. While what
 * it is about loads, it has `key="loading"`: the name and the purpose that then come may take more lines, and what is below
 * must not move.
 */
export function Page(props: PageProps) {
  const {
    title,
    purpose,
    breadcrumb,
    actions,
    aside,
    filters,
    width = 'normal',
    error,
    hasContent = false,
    onRetry,
    missing,
    children,
  } = props;
  useDocumentTitle(title);
  const tool = use(PageTool);
  const lead = use(PageLead);
  const { pathname } = useLocation();
  const isUnderThumb = useIsPhone() && tool !== null;
  return (
    <div className={`${styles['page']} ${width === 'normal' ? '' : styles[width]}`}>
      {breadcrumb && breadcrumb.length > 0 && (
        <nav aria-label="Breadcrumb">
          <ol className={styles['crumbs']}>
            {breadcrumb.map(({ label, path }) => (
              <li key={label}>{path ? <Link to={path}>{label}</Link> : label}</li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles['head']} data-tour="page">
        <div className={styles['titles']}>
          <div className={styles['heading']}>
            <h1 className={styles['title']}>{title}</h1>
            {aside}
          </div>
          {purpose && <p className={styles['purpose']}>{purpose}</p>}
        </div>
        {actions || (tool !== null && !isUnderThumb) ? (
          <div className={styles['actions']}>
            {isUnderThumb ? null : tool}
            {actions}
          </div>
        ) : null}
      </div>
      {lead}
      {filters && <div className={styles['filters']}>{filters}</div>}
      <div className={styles['content']}>
        <FailedHere key={pathname} isSticky />
        {error && !hasContent ? (
          <Failure error={error} onRetry={onRetry} missing={missing} />
        ) : (
          <>
            {error && onRetry ? (
              <div className={styles['stale']}>
                <PartFailure
                  error={error}
                  title="This could not be updated. You see what was loaded before."
                  onRetry={onRetry}
                />
              </div>
            ) : null}
            {children}
          </>
        )}
      </div>
      {isUnderThumb ? <div className={styles['thumb']}>{tool}</div> : null}
    </div>
  );
}
