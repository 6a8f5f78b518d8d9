import type { ComponentType } from 'react';
import { PageLead, PageTool } from '../../../components/ui/page-tool';
import { TaskChips } from '../overview/task-chips';
import { ScanButton } from './scan-button';

const button = <ScanButton />;
const chips = <TaskChips />;

/** A stock page with the scan button that all of them have (screens section 10). */
export const withScan = (Screen: ComponentType): ComponentType =>
  function ScannedPage() {
    return (
      <PageTool value={button}>
        <Screen />
      </PageTool>
    );
  };

/** A stock list, with the stock tasks at the top. */
export const withTasks = (Screen: ComponentType): ComponentType => {
  const Scanned = withScan(Screen);
  return function StockList() {
    return (
      <PageLead value={chips}>
        <Scanned />
      </PageLead>
    );
  };
};
