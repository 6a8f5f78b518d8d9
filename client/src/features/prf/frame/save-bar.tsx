import { LeftOutlined, RightOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { usePrf } from '../prf-context';
import { FORM_STEPS } from '../sections/section-list';
import { SaveState } from './save-state';
import { SectionLinks } from './section-nav';

interface SaveBarProps {
  readonly current: string;
}

/** The foot of the form: what is saved, in words; the way to the section before and after; on a phone all sections. */
export function SaveBar({ current }: SaveBarProps) {
  const { goTo } = usePrf();
  const [isOpen, setOpen] = useState(false);
  const index = FORM_STEPS.findIndex((step) => step.key === current);
  const before = FORM_STEPS[index - 1];
  const after = FORM_STEPS[index + 1];
  return (
    <div className="prf-foot" role="region" aria-label="Save state and steps">
      <div className="prf-foot-line">
        <SaveState />
        <Button
          className="prf-foot-sections"
          icon={<UnorderedListOutlined aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          Sections
        </Button>
        {before ? (
          <Button
            icon={<LeftOutlined aria-hidden="true" />}
            aria-label={`Previous: ${before.label}`}
            onClick={() => {
              goTo(before.key);
            }}
          >
            <span className="prf-foot-word">Previous</span>
          </Button>
        ) : null}
        {after ? (
          <Button
            type="primary"
            size="large"
            icon={<RightOutlined aria-hidden="true" />}
            iconPlacement="end"
            aria-label={`Next: ${after.label}`}
            onClick={() => {
              goTo(after.key);
            }}
          >
            <span className="prf-foot-word">Next: </span>
            {after.short}
          </Button>
        ) : null}
      </div>
      <Drawer
        open={isOpen}
        placement="bottom"
        title="Sections"
        size="80%"
        className="prf-sheet"
        onClose={() => {
          setOpen(false);
        }}
      >
        <nav aria-label="Sections of the record">
          <SectionLinks
            current={current}
            onChosen={() => {
              setOpen(false);
            }}
          />
        </nav>
      </Drawer>
    </div>
  );
}
