import { BellOutlined, FilePdfOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { OPEN_PRF_STATES, type PrfState } from '@sideline/schema/prf/record/states';
import { inlineErrors } from '../../lib/apollo-hooks';
import { downloadFile } from '../../lib/save-file';
import { useSignedInUser } from '../../lib/session';
import type { BulkAct } from '../table/bulk-act';
import { useRemindAuthorMutation } from '../unsigned/unsigned-authors.generated';

interface RecordRow {
  readonly customPrfId: string;
  readonly status: PrfState;
  readonly author: { readonly userId: string | null; readonly firstName: string; readonly lastName: string };
}

/**
 * Actions on several patient records: their PDFs, each of which the server allows and audits, and for administrators a
 * reminder to those who started them. What changes a record is done in the record itself.
 */
export function useRecordActs<Row extends RecordRow>(): readonly BulkAct<Row>[] {
  const me = useSignedInUser();
  const [remind] = useRemindAuthorMutation({ context: inlineErrors });
  const reminder: BulkAct<Row> = {
    key: 'remind',
    label: 'Remind',
    barLabel: 'Remind authors',
    icon: <BellOutlined aria-hidden="true" />,
    noun: ['author', 'authors'],
    consequence: 'Each of them is notified once, about all the records that they still have to sign.',
    applies: ({ status, author }) =>
      OPEN_PRF_STATES.includes(status) && author.userId !== null && author.userId !== me.id,
    otherwise: 'No reminder is sent for signed or void records, or for your own.',
    about: {
      key: ({ author }) => author.userId ?? '',
      name: ({ author }) => `${author.firstName} ${author.lastName}`,
    },
    run: async (row) => {
      await remind({ variables: { input: { userId: row.author.userId ?? '' } } });
      return row;
    },
    done: 'reminded',
  };
  return [
    ...(me.role === 'admin' ? [reminder] : []),
    {
      key: 'pdf',
      label: 'Download',
      barLabel: 'Download PDFs',
      icon: <FilePdfOutlined aria-hidden="true" />,
      noun: ['PDF', 'PDFs'],
      consequence:
        'Each record is saved as a separate file, and each download is in the audit log. Your browser may ask whether to allow several files.',
      applies: () => true,
      otherwise: '',
      run: async (row) => {
        await downloadFile(`/api/prf/${row.customPrfId}/pdf`, LIMITS.http.pdfTimeoutMs);
        return row;
      },
      done: 'saved',
    },
  ];
}
