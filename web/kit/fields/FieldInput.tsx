import { memo } from 'react';
import { FieldFrame, type FieldInputProps } from './FieldFrame.tsx';
import { fieldViews, ReadView } from './fieldViews.tsx';

/** One field of any kind. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  return <FieldFrame {...props} View={props.readOnly ? ReadView : fieldViews[props.field.kind]} />;
});
