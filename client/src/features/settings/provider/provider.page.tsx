import { Tabs } from 'antd';
import { Page } from '../../../components/ui/page';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { FormatsTab } from './formats-tab';
import { HistoryTab } from './history-tab';
import { ListsTab } from './lists-tab';
import { LookTab } from './look-tab';
import { MailsTab } from './mails-tab';

const TABS = [
  { key: 'lists', label: 'Lists', children: <ListsTab /> },
  { key: 'mails', label: 'E-mails', children: <MailsTab /> },
  { key: 'look', label: 'Look', children: <LookTab /> },
  { key: 'formats', label: 'Formats', children: <FormatsTab /> },
  { key: 'history', label: 'History', children: <HistoryTab /> },
];

/**
 * The parts of the product that the provider can change: lists, e-mails and look, with the history of all changes. Admins
 * only.
 */
export default function ProviderPage() {
  const { values, set } = useUrlFilters(['tab', 'mail', 'kind']);
  return (
    <Page
      title="Lists, e-mails and look"
      purpose="Your own lists, wording and colours. Each change stays in the history, and you can put it back."
    >
      <Tabs
        activeKey={TABS.find(({ key }) => key === values.tab)?.key ?? 'lists'}
        destroyOnHidden
        onChange={(tab) => set({ tab: tab === 'lists' ? null : tab, mail: null, kind: null })}
        items={TABS}
      />
    </Page>
  );
}
