import { ERRORS } from '@sideline/schema/errors';
import { SearchBox } from '../../components/ui/filter-bar';
import { useUrlFilters } from '../../components/ui/url-filters';
import { ReferenceTable } from './reference-table';

const ROWS = Object.entries(ERRORS).map(([code, { status, message }]) => ({ code, status, message }));

const FILTERS = ['error'] as const;

/** Every error with a message. The address keeps which are shown. */
export function ErrorTable() {
  const { values, set } = useUrlFilters(FILTERS);
  const asked = values.error ?? '';
  const sought = asked.trim().toLowerCase();
  const shown = ROWS.filter(({ code, status, message }) =>
    `${code} ${String(status)} ${message}`.toLowerCase().includes(sought),
  );
  return (
    <>
      <SearchBox
        label="Find an error"
        placeholder="Code, status or words"
        value={asked}
        onSearch={(error) => set({ error })}
      />
      {shown.length === 0 ? (
        <p role="status">No error matches. Search for part of the code, such as NOT_FOUND.</p>
      ) : (
        <ReferenceTable
          caption="Error codes"
          columns={['Code', 'Status', 'Message']}
          rows={shown.map(({ code, status, message }) => ({
            key: code,
            cells: [<code key="code">{code}</code>, status, message],
          }))}
        />
      )}
    </>
  );
}
