import { Button, Modal } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { ReturnFocus } from '../ReturnFocus.tsx';
import { dialogStore } from './dialogStore.ts';

const stay = (): void => undefined;

/** Shows the dialogs asked for: focus stays inside and goes back afterwards; Escape and outside clicks do nothing. */
export function DialogHost() {
  const requests = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  return (
    <>
      {requests.map((request) => (
        <Modal
          key={request.id}
          opened
          onClose={stay}
          closeOnEscape={false}
          closeOnClickOutside={false}
          withCloseButton={false}
          title={request.title}
          centered
          size="sm"
          zIndex={400}
          classNames={{ title: 'd-dialog-title' }}
          attributes={{ header: { role: 'presentation' }, content: { 'aria-label': request.title } }}
        >
          <ReturnFocus />
          {request.body !== '' && <div className="d-dialog-body">{request.body}</div>}
          <div className="d-row d-row-end">
            {request.cancel !== undefined && (
              <Button
                variant="default"
                onClick={() => request.answer(false)}
                data-autofocus={request.danger ? true : undefined}
              >
                {request.cancel}
              </Button>
            )}
            <Button
              className={request.danger ? 'd-danger' : ''}
              onClick={() => request.answer(true)}
              data-autofocus={request.danger ? undefined : true}
            >
              {request.confirm}
            </Button>
          </div>
        </Modal>
      ))}
    </>
  );
}
