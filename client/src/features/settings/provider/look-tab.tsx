import { UploadOutlined } from '@ant-design/icons';
import {
  ACCENT_SURFACES,
  accentContrast,
  accentOf,
  accentRefusal,
  textOnAccent,
} from '@sideline/schema/provider/accent';
import { LOGO_LIMITS } from '@sideline/schema/provider/settings';
import { PALETTE } from '@sideline/schema/theme';
import { Button, Card, Input } from 'antd';
import { useRef, useState, type SyntheticEvent } from 'react';
import { describedBy, ErrorSummary, FieldError, FormField } from '../../../components/ui/entity-form';
import { Failure } from '../../../components/ui/failure';
import { FormFailure } from '../../../components/ui/form-failure';
import { FormSkeleton } from '../../../components/ui/skeletons';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { refreshProviderFacts, useKnownProviderFacts } from '../../../lib/provider-settings';
import {
  useProviderLookPageQuery,
  useSaveProviderLookMutation,
  type ProviderLookPageQuery,
} from './provider.generated';
import styles from './provider.module.css';
import { SaveFoot } from './save-foot';

const controlId = (field: string): string => `look-${field}`;
const COLOUR_HINT = 'On buttons and controls. It must stand out in light and dark mode.';
const LOGO_HINT = `A PNG, JPEG or WebP picture of at most ${LOGO_LIMITS.kilobytes} kB. Shown in the bar, when people sign in, and on PDFs.`;

/** The provider's colour and logo. */
export function LookTab() {
  const { data, error, refetch } = useProviderLookPageQuery({ fetchPolicy: 'network-only' });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={3} />;
  return <LookForm key={data.providerLook.version} look={data.providerLook} onSaved={() => void refetch()} />;
}

const readAsUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

interface LookFormProps {
  readonly look: ProviderLookPageQuery['providerLook'];
  readonly onSaved: () => void;
}

function LookForm({ look, onSaved }: LookFormProps) {
  const [colour, setColour] = useState(look.accent ?? '');
  /** Undefined: as saved; null: none. */
  const [logo, setLogo] = useState<string | null | undefined>(undefined);
  const file = useRef<HTMLInputElement>(null);
  const facts = useKnownProviderFacts();
  const saving = useSaving(controlId);
  const [save] = useSaveProviderLookMutation({ context: inlineErrors });
  const accent = colour.trim() === '' ? null : colour;
  const refusal = accent === null ? null : accentRefusal(accent);
  const savedLogo = look.logoId !== null && facts?.logoId === look.logoId ? facts.logoUrl : null;
  const shownLogo = logo === undefined ? savedLogo : logo;
  const isChanged =
    (accent === null ? null : (accentOf(accent) ?? accent)) !== look.accent || logo !== undefined;
  const logoError = saving.problems.of('logo');
  const colourError = refusal ?? saving.problems.of('accent');

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isSaved = await saving.run(
      refusal === null ? null : [{ field: 'accent', code: 'contrast', message: refusal }],
      () =>
        save({
          variables: {
            input: {
              version: look.version,
              accent,
              ...(logo === undefined
                ? {}
                : { logo: logo === null ? null : logo.slice(logo.indexOf(',') + 1) }),
            },
          },
        }),
    );
    if (!isSaved) return;
    notify.success('Look saved.');
    await refreshProviderFacts();
    onSaved();
  };
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const isTooLarge = chosen.size > LOGO_LIMITS.kilobytes * 1_024;
    await saving.run(
      isTooLarge
        ? [
            {
              field: 'logo',
              code: 'too_large',
              message: `Choose a picture of at most ${LOGO_LIMITS.kilobytes} kB.`,
            },
          ]
        : null,
      async () => setLogo(await readAsUrl(chosen)),
    );
  };

  return (
    <form noValidate aria-label="Look" className={styles['stack']} onSubmit={(event) => void submit(event)}>
      <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
      <FormFailure text={saving.failure} />
      <Card title="Colour">
        <div className={styles['fields']}>
          <FormField id={controlId('accent')} label="Accent colour" hint={COLOUR_HINT} error={colourError}>
            <div className={styles['colour']}>
              <Input
                id={controlId('accent')}
                value={colour}
                placeholder={PALETTE.primary}
                maxLength={7}
                autoComplete="off"
                aria-invalid={colourError !== null}
                aria-describedby={describedBy(controlId('accent'), COLOUR_HINT, colourError)}
                {...(colourError === null ? {} : { status: 'error' as const })}
                onChange={({ target }) => setColour(target.value)}
              />
              <input
                type="color"
                aria-label="Choose the accent colour"
                value={
                  (accent === null ? null : accentOf(accent)?.toLowerCase()) ?? PALETTE.primary.toLowerCase()
                }
                onChange={({ target }) => setColour(target.value.toUpperCase())}
              />
            </div>
          </FormField>
          <AccentPreview accent={(accent === null ? null : accentOf(accent)) ?? PALETTE.primary} />
        </div>
      </Card>
      <Card title="Logo">
        <div className={styles['fields']}>
          <p className={styles['purpose']} id={`${controlId('logo')}-hint`}>
            {LOGO_HINT}
          </p>
          {shownLogo === null ? (
            <p className={styles['state']}>There is no logo. Sideline’s own mark is shown.</p>
          ) : (
            <img className={styles['logo']} src={shownLogo} alt="The provider’s logo" />
          )}
          <input
            ref={file}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            aria-label="Logo file"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = '';
            }}
          />
          <div className={styles['actions']}>
            <Button
              id={controlId('logo')}
              icon={<UploadOutlined aria-hidden="true" />}
              aria-describedby={describedBy(controlId('logo'), LOGO_HINT, logoError)}
              onClick={() => file.current?.click()}
            >
              Choose a picture
            </Button>
            <Button
              disabled={shownLogo === null}
              onClick={() => setLogo(look.logoId === null ? undefined : null)}
            >
              Remove logo
            </Button>
          </div>
          <FieldError id={controlId('logo')} error={logoError} />
        </div>
      </Card>
      <SaveFoot label="Save look" isSaving={saving.isSaving} isChanged={isChanged} />
    </form>
  );
}

const ratio = (value: number): string => `${value.toFixed(1)}:1`;

/** A button and a control in this colour, in light and dark mode. */
function AccentPreview({ accent }: { readonly accent: string }) {
  const { text, light, dark } = accentContrast(accent);
  const schemes = [
    { name: 'Light', ground: ACCENT_SURFACES.light[1], words: '#14213A', contrast: light },
    { name: 'Dark', ground: ACCENT_SURFACES.dark[1], words: '#E8EDF5', contrast: dark },
  ];
  return (
    <div className={styles['schemes']}>
      {schemes.map(({ name, ground, words, contrast }) => (
        <div key={name} className={styles['scheme']} style={{ background: ground, color: words }}>
          <strong>{name}</strong>
          <span className={styles['swatch']} style={{ background: accent, color: textOnAccent(accent) }}>
            Save record
          </span>
          <span className={styles['line']} style={{ background: accent }} />
          <span>
            Text on it {ratio(text)}, controls {ratio(contrast)}
          </span>
        </div>
      ))}
    </div>
  );
}
