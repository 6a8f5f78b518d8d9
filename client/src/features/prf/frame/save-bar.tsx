import { LeftOutlined, RightOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { LaterDrawer } from '../../../components/ui/later';
import { usePrf } from '../prf-context';
import { FORM_STEPS } from '@sideline/schema/prf/catalogue/steps';
import { SaveState } from './save-state';
import { SectionLinks } from './section-nav';

interface SaveBarProps {
  readonly current: string;
}

const SHEET_BUTTON = '.prf-foot-sections';
const SECTION_TITLE = '.prf-section-title';

/**
 * The foot of the form: what is saved, in words, links to the previous and next section and, on a phone, all sections.
 */
export function SaveBar({ current }: SaveBarProps) {
  const { goTo } = usePrf();
  const [isOpen, setOpen] = useState(false);
  const returnTo = useRef(SHEET_BUTTON);
  const index = FORM_STEPS.findIndex((step) => step.key === current);
  const before = FORM_STEPS[index - 1];
  // After the timeline, there is no next step of the form.
  const after = index < 0 ? undefined : FORM_STEPS[index + 1];
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
              goTo({ section: before.key });
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
              goTo({ section: after.key });
            }}
          >
            <span>
              <span className="prf-foot-word">Next: </span>
              {after.short}
            </span>
          </Button>
        ) : null}
      </div>
      <LaterDrawer
        open={isOpen}
        placement="bottom"
        title="Sections"
        size="80%"
        focusable={{ focusTriggerAfterClose: false }}
        afterOpenChange={(isShown) => {
          // Focus goes to the chosen section or back to the button, but not if the person has already moved on.
          if (isShown || document.activeElement !== document.body) return;
          document.querySelector<HTMLElement>(returnTo.current)?.focus({ preventScroll: true });
        }}
        onClose={() => {
          returnTo.current = SHEET_BUTTON;
          setOpen(false);
        }}
      >
        <nav className="prf-portal" aria-label="Sections of the record">
          <SectionLinks
            current={current}
            onChosen={() => {
              returnTo.current = SECTION_TITLE;
              setOpen(false);
            }}
          />
        </nav>
      </LaterDrawer>
    </div>
  );
}
