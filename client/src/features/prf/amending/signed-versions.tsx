import { Link } from 'react-router-dom';
import { usePrf } from '../prf-context';
import { formatDateTime } from '../record-clock';

/** Which signed version is shown, with links to the others. */
export function SignedVersions() {
  const { record } = usePrf();
  const revisions = record?.revisions ?? [];
  const shown = record?.signature?.revision ?? 0;
  if (revisions.length < 2) return null;
  const newest = revisions.length;
  const reason = revisions.find(({ revision }) => revision === shown)?.reason;
  return (
    <>
      {shown > 1 ? (
        <p>
          Amended, version {shown}
          {reason ? `: ${reason}` : null}
        </p>
      ) : null}
      {shown < newest ? (
        <p>
          <strong>
            Version {shown} of {newest}: superseded.
          </strong>
        </p>
      ) : null}
      <ul className="prf-lines">
        {revisions
          .filter(({ revision }) => revision !== shown)
          .map(({ revision, name, signedAt }) => (
            <li key={revision}>
              <Link
                to={
                  revision === newest
                    ? `/prf/${record?.customPrfId ?? ''}?section=review`
                    : `/prf/${record?.customPrfId ?? ''}?section=review&revision=${revision}`
                }
              >
                Version {revision}, signed by {name}, {formatDateTime(signedAt)}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
