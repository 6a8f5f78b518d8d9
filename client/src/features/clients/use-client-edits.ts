import { check } from '@sideline/schema/validation/check';
import { clientFacts } from '@sideline/schema/validation/client';
import type { InlineEdit } from '../../components/table/inline-edit';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useUpdateClientMutation, type ClientFieldsFragment } from './clients.generated';

type Field = 'contact_name' | 'phone';

/** What of a client is changed in the list itself: whom to call, and how. */
export function useClientEdits(
  onChanged: () => void,
): Readonly<Record<'contact' | 'phone', InlineEdit<ClientFieldsFragment>>> {
  const [update] = useUpdateClientMutation({ context: inlineErrors });
  const edit = (field: Field, label: string): InlineEdit<ClientFieldsFragment> => ({
    label,
    inputMode: field === 'phone' ? 'tel' : 'text',
    value: (client) => client[field] ?? '',
    check: (typed) => check(clientFacts.shape[field], typed).problems?.[0]?.message ?? null,
    save: async (client, typed) => {
      const { client_id, version, name, contact_name, email, phone, is_active } = client;
      const { data } = await update({
        variables: {
          input: {
            client_id,
            version,
            name,
            contact_name,
            email,
            phone,
            is_active,
            [field]: typed === '' ? null : typed,
          },
        },
      });
      return data?.updateClient ?? client;
    },
    onChanged,
  });
  return { contact: edit('contact_name', 'Contact'), phone: edit('phone', 'Telephone') };
}
