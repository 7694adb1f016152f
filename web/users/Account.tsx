import { FactorSection } from './factor/FactorSection.tsx';
import { OwnOptions } from './OwnOptions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { SignInList } from './SignInList.tsx';
import './users.css';

/** What a person chose, and what they do with their own credentials. */
export const Account = () => (
  <div className="d-stack">
    <OwnOptions />
    <PasswordForm />
    <FactorSection />
    <SignInList />
    <SessionList />
  </div>
);
