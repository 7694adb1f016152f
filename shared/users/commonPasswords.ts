/** Beginnings of passwords that guessers try first: sequences, names, the trade's places. Lower case, no accents. */
export const common: ReadonlySet<string> = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 123123 123321 111111 000000 654321 987654321 112233 121212 101010 ' +
    'qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1qaz2wsx 1q2w3e4r abc123 abcdef abcdefgh abcd1234 ' +
    'password passw0rd contrasena contrasenia clave secreto admin administrador administrator root usuario invitado ' +
    'letmein welcome bienvenido bienvenidos cambiame changeme iloveyou teamo tequiero amor miamor princesa dragon ' +
    'monkey football futbol baseball superman batman master shadow sunshine michael jessica daniel carlos jose juan ' +
    'maria fernanda alejandro alejandra gabriela sofia santiago sebastian andrea roberto ricardo jorge luis miguel ' +
    'guatemala honduras tegucigalpa quetzal lempira xelaju municipal comunicaciones olimpia motagua barcelona ' +
    'realmadrid colochos chapin catracho dios jesus jesucristo cristo diosesamor familia mexico ferrari mercedes toyota ' +
    'google facebook instagram whatsapp microsoft windows computadora internet samsung iphone enero febrero marzo abril ' +
    'mayo junio julio agosto septiembre octubre noviembre diciembre lunes viernes sabado domingo verano invierno'
  ).split(' '),
);
