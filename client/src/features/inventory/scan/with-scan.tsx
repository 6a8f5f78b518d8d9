import type { ComponentType } from 'react';
import { PageTool } from '../../../components/ui/page-tool';
import { ScanButton } from './scan-button';

const button = <ScanButton />;

/** A page of stock with the scan button that each of them has (screens section 10). */
export const withScan = (Screen: ComponentType): ComponentType =>
  function ScannedPage() {
    return (
      <PageTool value={button}>
        <Screen />
      </PageTool>
    );
  };
