import { useState } from 'react';
import type { NoticeChoices } from '../../shared/notifications/choices.ts';
import { CHANNELS, channelNames, kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { notificationGroupProcedures as procedures } from '../../shared/notifications/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { PlainInput } from '../kit/simple.tsx';
import { OpenAddress } from './OpenAddress.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';

const TIME = /^$|^([01]\d|2[0-3]):[0-5]\d$/;

/** What the person is told of and how; each mark is kept at once. */
export function Choices() {
  const choices = useProcedure(procedures.choices, {});
  const save = useAction(procedures.saveChoices);
  const [hours, setHours] = useState<Partial<Record<'SILENCIO_DESDE' | 'SILENCIO_HASTA', string>>>({});
  if (choices.isPending) return <Loading label="Leyendo sus avisos" />;
  if (choices.isError) return <ErrorState error={choices.error} retry={() => void choices.refetch()} />;
  const stored = choices.data;
  const { CORREO, CORREO_SUPRIMIDO, ...chosen } = stored;
  const put = (values: Partial<NoticeChoices>): void => save.mutate({ ELECCION: { ...chosen, ...values } });
  const time = (name: 'SILENCIO_DESDE' | 'SILENCIO_HASTA', label: string) => {
    const value = hours[name] ?? chosen[name];
    const wrong = !TIME.test(value);
    return (
      <PlainInput
        label={label}
        placeholder="20:00"
        maxLength={5}
        value={value}
        onChange={(typed) => {
          setHours({ ...hours, [name]: typed });
          if (TIME.test(typed)) put({ [name]: typed });
        }}
        {...(wrong ? { error: 'Escriba una hora de 00:00 a 23:59, como 20:00, o déjela en blanco.' } : {})}
      />
    );
  };
  return (
    <section className="d-stack" aria-labelledby="choices-title">
      <h2 id="choices-title">Qué se le avisa y cómo</h2>
      {CORREO_SUPRIMIDO !== '' && (
        <>
          <p className="d-warning">
            No se envían correos a {CORREO}: {CORREO_SUPRIMIDO}
          </p>
          <OpenAddress address={CORREO} opened={() => void choices.refetch()} />
        </>
      )}
      {save.isError && <ErrorState error={save.error} />}
      <table className="n-choices">
        <thead>
          <tr>
            <th scope="col">Aviso</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {channelNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chosen.AVISOS.map((row) => (
            <tr key={row.AVISO}>
              <th scope="row">{kindsOfNotice[row.AVISO].label}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  {kindsOfNotice[row.AVISO].channels.includes(channel) ? (
                    <input
                      type="checkbox"
                      aria-label={`${kindsOfNotice[row.AVISO].label}: ${channelNames[channel]}`}
                      checked={row[channel] === '1'}
                      onChange={(event) => {
                        const value = event.currentTarget.checked ? '1' : '0';
                        put({
                          AVISOS: chosen.AVISOS.map((each) =>
                            each.AVISO === row.AVISO ? { ...each, [channel]: value } : each,
                          ),
                        });
                      }}
                    />
                  ) : (
                    <span className="d-dimmed">—</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset className="n-quiet">
        <legend>Horas de silencio: ni correos ni ventanas emergentes</legend>
        <div className="d-row">
          {time('SILENCIO_DESDE', 'Desde')}
          {time('SILENCIO_HASTA', 'Hasta')}
        </div>
      </fieldset>
    </section>
  );
}
