import { check } from '@sideline/schema/validation/check';
import { clientFacts } from '@sideline/schema/validation/client';
import type { InlineEdit } from '../../components/table/inline-edit';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useUpdateClientMutation, type ClientFieldsFragment } from './clients.generated';

type Field = 'contactName' | 'phone';

/** The client details that can be edited in the list itself: who to contact, and how. */
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
      const { id, version, name, contactName, email, phone, isActive } = client;
      const { data } = await update({
        variables: {
          input: {
            id,
            version,
            name,
            contactName,
            email,
            phone,
            isActive,
            [field]: typed === '' ? null : typed,
          },
        },
      });
      return data?.updateClient.client ?? client;
    },
    onChanged,
  });
  return { contact: edit('contactName', 'Contact'), phone: edit('phone', 'Telephone') };
}
